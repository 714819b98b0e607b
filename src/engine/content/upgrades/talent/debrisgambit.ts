import { card, isNearObstacle, treatAs } from '../../words';

/** A red evade is white with an obstacle at range 0-1. (The red evade stands on the card.) */
export default card(
  'upgrade:debrisgambit',
  treatAs('evade', { from: 'red', to: 'white', if: scene => isNearObstacle(scene, scene.self.id, 1) }),
);
