import { at, card, focusForLock, isStressed, lose, rollFor } from '../words';

export default [
  /** In a primary attack or defending, a lock on the enemy ship is a focus result. */
  card('pilot:sharabey', ...focusForLock),

  /** Stressed after fully executing a maneuver, may roll a die: a hit or crit removes a stress token. */
  card(
    'pilot:ibtisam',
    at('after:execute', {
      if: ({ self, fully }) => fully && isStressed(self),
      may: scene => [rollFor(scene, scene.self, 1, [{ faces: ['hit', 'crit'], then: [lose(scene.self, 'stress')] }])],
    }),
  ),
];
