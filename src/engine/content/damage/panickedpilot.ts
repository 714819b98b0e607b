import { card, dealt, gainSeveral, repairThis } from '../words';

/** Two stress tokens at once, then repaired. */
export default card(
  'damage:panickedpilot',
  dealt(scene => [...gainSeveral(scene.self, 'stress', 2), repairThis(scene)]),
);
