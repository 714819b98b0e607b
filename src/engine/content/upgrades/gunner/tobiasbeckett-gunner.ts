import { card, dice, isStressed, reroll, sufferCrit } from '../../words';

/** Attacking while stressed, up to two dice may be rerolled; if one of them comes up a crit, it suffers one. */
export default card(
  'upgrade:tobiasbeckett-gunner',
  dice({
    as: 'attacker',
    if: ({ self }) => isStressed(self),
    does: ({ self }) => reroll(2, { comes: { faces: ['crit'], then: [sufferCrit(self)] } }),
  }),
);
