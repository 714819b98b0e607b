import { card, isAsteroid, may } from '../words';

/** Ignores asteroids while moving. */
export default card(
  'shipAbility:notchedstabilizers',
  may('ignoreObstacle', { if: scene => scene.while === 'moving' && isAsteroid(scene, scene.object) }),
);
