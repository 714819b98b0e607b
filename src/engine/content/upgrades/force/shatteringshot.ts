import { add, card, dice, isNearObstacle, isObstructedByObstacle } from '../../words';

/** With an obstacle in the way or at range 0 of the defender, a Force adds a focus. */
export default card(
  'upgrade:shatteringshot',
  dice({
    as: 'attacker',
    cost: { force: 1 },
    if: scene => isObstructedByObstacle(scene) || isNearObstacle(scene, scene.attack.defender, 0),
    does: add('focus'),
  }),
);
