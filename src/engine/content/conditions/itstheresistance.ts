import { at, card, dealt, deployAnywhere, gain, giverIsCharged, isGiver, removeThis, toReserve } from '../words';

/**
 * Starts in reserve. It deploys, within range 1 of any edge and beyond range 3 of every enemy, at the start of the round
 * in which GA-97 has all charges; or when GA-97 is destroyed, and then it is disarmed.
 */
export default card(
  'condition:itstheresistance',
  dealt(({ self }) => [toReserve(self)]),
  at('start:planning', {
    inReserve: true,
    if: scene => scene.self.where === 'reserve' && giverIsCharged(scene),
    must: scene => [deployAnywhere(scene.self, 3), removeThis(scene)],
  }),
  at('after:destroyed', {
    inReserve: true,
    who: { is: 'any' },
    if: scene => scene.self.where === 'reserve' && isGiver(scene, scene.subject.id),
    must: scene => [deployAnywhere(scene.self, 3), gain(scene.self, 'disarm'), removeThis(scene)],
  }),
);
