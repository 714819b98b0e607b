import { cancel, card, dice, isPrimary } from '../words';

export default [
  /** Before the results of a primary attack are neutralized, two Force cancel an evade. */
  card(
    'pilot:seventhsister',
    dice({
      as: 'attacker',
      at: 'before:neutralize',
      cost: { force: 2 },
      if: isPrimary,
      does: cancel(['evade'], 1, { dice: 'defense' }),
    }),
  ),
];
