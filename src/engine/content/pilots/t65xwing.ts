import { cancel, card, dice, inAttackArc, otherFriend } from '../words';

const shield = {
  as: 'defender',
  who: otherFriend(0, 1),
  at: 'before:neutralize',
  shares: 'damage',
  if: inAttackArc,
} as const;

export default [
  /** In the attack arc, for another friend at range 0-1: suffers one hit or crit, and one such result is canceled. */
  card(
    'pilot:biggsdarklighter',
    dice({ ...shield, name: 'hit', cost: { suffer: 'hit' }, does: cancel(['hit'], 1, { dice: 'attack' }) }),
    dice({ ...shield, name: 'crit', cost: { suffer: 'crit' }, does: cancel(['crit'], 1, { dice: 'attack' }) }),
  ),
];
