import { card, dice, friend, turn } from '../words';

/** Attacking or defending, a calculate token of a friendly ship at range 0-1 turns one focus result. */
export default card(
  'shipAbility:networkedcalculations',
  dice({ as: 'attacker', cost: { spend: 'calculate', of: friend(0, 1) }, does: turn(['focus'], 'hit', 1) }),
  dice({ as: 'defender', cost: { spend: 'calculate', of: friend(0, 1) }, does: turn(['focus'], 'evade', 1) }),
);
