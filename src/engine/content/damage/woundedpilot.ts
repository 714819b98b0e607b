import { at, card, gain, repairAction, rollFor } from '../words';

/** After each action a roll that may stress. */
export default card(
  'damage:woundedpilot',
  at('after:action', {
    must: scene => [rollFor(scene, scene.self, 1, [{ faces: ['hit', 'crit'], then: [gain(scene.self, 'stress')] }])],
  }),
  repairAction,
);
