import { cannot, card, inMy, slotOf } from '../words';

/** In torpedo and missile attacks on a defender in the bullseye arc, evades cancel no crits. */
export default card(
  'shipAbility:devastatingbarrage',
  cannot('cancel', {
    as: 'attacker',
    if: scene =>
      scene.result === 'crit' &&
      ['torpedo', 'missile'].includes(slotOf(scene) ?? '') &&
      inMy(scene, 'bullseye', scene.attack.defender),
  }),
);
