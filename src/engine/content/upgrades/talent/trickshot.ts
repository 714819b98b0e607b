import { amount, card, isObstructedByObstacle } from '../../words';

/** One more die where an obstacle obstructs the attack. */
export default card(
  'upgrade:trickshot',
  amount('attackDice', { as: 'attacker', if: isObstructedByObstacle, by: { add: 1 } }),
);
