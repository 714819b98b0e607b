import { amount, card, dice, isPrimary, locksDefender, turn } from '../words';

/** In a primary attack on a locked ship, one more die, and one hit becomes a crit. */
export default card(
  'shipAbility:advancedtargetingcomputer',
  amount('attackDice', { as: 'attacker', if: scene => isPrimary(scene) && locksDefender(scene), by: { add: 1 } }),
  dice({
    as: 'attacker',
    must: true,
    if: scene => isPrimary(scene) && locksDefender(scene),
    does: turn(['hit'], 'crit', 1),
  }),
);
