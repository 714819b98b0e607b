import { card, enemy, instead } from '../../words';

/** A Force makes the stress token that an enemy at range 0-1 would gain a jam or tractor token. */
export default card(
  'upgrade:seventhsister',
  instead('gainToken', {
    who: enemy(0, 1),
    cost: { force: 1 },
    if: ({ effect }) => effect.token === 'stress',
    choose: { oneOf: () => (['jam', 'tractor'] as const).map(token => ({ key: token, token })) },
    may: ({ self, effect }, { token }) => [{ ...effect, token, by: self.player }],
  }),
);
