import { action, at, card, devicesNear, isNearMe, kindOf, removeThis, suffer } from '../words';

/** A bomb or mine that goes off at range 0-1 deals a crit, and this is gone. Action: gone, if none is at range 0-1. */
export default card(
  'condition:rattled',
  at('after:detonate', {
    if: scene => ['bomb', 'mine'].includes(kindOf(scene, scene.device)) && isNearMe(scene, scene.was, 1),
    must: scene => [suffer(scene.self, 'crit'), removeThis(scene)],
  }),
  action({ if: scene => devicesNear(scene, 1, ['bomb', 'mine']).length === 0, then: scene => [removeThis(scene)] }),
);
