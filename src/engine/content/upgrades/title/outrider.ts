import { amount, card, dice, isObstructedByObstacle, isPrimary, turn } from '../../words';

/** Primary attacks at attack range 3 roll one die more. Where an obstacle obstructs, one evade of the defender becomes a focus. */
export default card(
  'upgrade:outrider',
  amount('attackDice', { as: 'attacker', if: scene => isPrimary(scene) && scene.attack.range === 3, by: { add: 1 } }),
  dice({ as: 'attacker', if: isObstructedByObstacle, does: turn(['evade'], 'focus', 1, { dice: 'defense' }) }),
);
