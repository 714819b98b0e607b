import { at, card, flown, hit, repairAction, repairThis } from '../words';

/** A maneuver that is not straight costs a hit, and the card is repaired. */
export default card(
  'damage:loosestabilizer',
  at('after:execute', {
    if: scene => flown(scene).bearing !== 'straight',
    must: scene => [hit(scene), repairThis(scene)],
  }),
  repairAction,
);
