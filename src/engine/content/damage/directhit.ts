import { card, dealt, hit, repairThis } from '../words';

/** One more hit, then repaired. */
export default card(
  'damage:directhit',
  dealt(scene => [hit(scene), repairThis(scene)]),
);
