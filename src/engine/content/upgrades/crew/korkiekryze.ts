import { amount, at, card, friend, GREEN_TOKENS, transfer } from '../../words';

const guarded = { as: 'defender', who: friend(1, 2, { inMy: 'fullFront' }) } as const;

/** A friend at range 1-2 in the full front arc may be handed a green token as it defends; one more die if this ship is between. */
export default card(
  'upgrade:korkiekryze',
  at('after:declare', {
    ...guarded,
    choose: { token: GREEN_TOKENS, of: 'self' },
    may: ({ self, subject }, { token }) => transfer(self, subject, token),
  }),
  amount('defenseDice', {
    ...guarded,
    if: ({ self, attack }) => attack.obstructedBy.includes(self.id),
    by: { add: 1 },
  }),
);
