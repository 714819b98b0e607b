import { at, card, hit, repairAction, rollFor } from '../words';

/** Before engaging, a roll that may burn. */
export default card(
  'damage:consolefire',
  at('before:engage', { must: scene => [rollFor(scene, scene.self, 1, [{ faces: ['hit'], then: [hit(scene)] }])] }),
  repairAction,
);
