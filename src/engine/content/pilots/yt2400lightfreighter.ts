import { card, may, overlaps } from '../words';

export default [
  /** Ignores obstacles while moving. */
  card('pilot:dashrendar', may('ignoreObstacle', { if: scene => scene.while === 'moving' })),

  /** In the Engagement Phase, ignores the obstacles that it overlaps. */
  card(
    'pilot:dashrendar-swz103-rebelalliance',
    may('ignoreObstacle', { if: scene => scene.state.phase === 'engagement' && overlaps(scene, scene.object) }),
  ),
];
