import { at, card, isStressed, lose, rollFor } from '../words';

export default [
  /** Stressed after fully executing a maneuver, may roll a die: a hit or crit removes a stress token. */
  card(
    'pilot:ibtisam',
    at('after:execute', {
      if: ({ self, fully }) => fully && isStressed(self),
      may: scene => [rollFor(scene, scene.self, 1, [{ faces: ['hit', 'crit'], then: [lose(scene.self, 'stress')] }])],
    }),
  ),
];
