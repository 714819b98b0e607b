import { card, instead, isIgnoring, lay, may, noted } from '../../words';

/** Boosts and rolls through obstacles and onto them. Having met one, a charge ignores it for the round. */
export default card(
  'upgrade:collisiondetector',
  may('moveThroughObstacle'),
  instead('meetObstacle', {
    cost: { charge: 1 },
    if: scene => !isIgnoring(scene, scene.effect.object, scene.effect.overlapped),
    may: scene => [lay(scene, `ignores:${scene.effect.object}`, 'round'), scene.effect],
  }),
  may('ignoreObstacle', { if: scene => noted(scene, `ignores:${scene.object}`) !== null }),
);
