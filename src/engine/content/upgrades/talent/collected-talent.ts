import { at, card, gainSeveral, isPrimary } from '../../words';

/** After a primary attack, a focus token for two evades. */
export default card(
  'upgrade:collected-talent',
  at('after:attack', {
    as: 'attacker',
    cost: { spend: 'focus' },
    if: isPrimary,
    may: ({ self }) => gainSeveral(self, 'evade', 2),
  }),
);
