import { card, dealt, gain, repairThis } from '../words';

/** Two stress tokens at once, then repaired. */
export default card(
  'damage:panickedpilot',
  dealt(scene => [gain(scene.self, 'stress'), gain(scene.self, 'stress'), repairThis(scene)]),
);
