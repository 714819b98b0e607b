import { at, bonusAttack, card, isOfSlot, locksDefender, primaries } from '../words';

/** After a cannon or missile attack on what it has locked, a bonus primary attack on it. */
export default card(
  'shipAbility:advancedfirecontrol',
  at('after:attack', {
    as: 'attacker',
    grantsAttack: true,
    if: scene => isOfSlot(scene, scene.attack.weapon, ['cannon', 'missile']) && locksDefender(scene),
    may: scene =>
      bonusAttack(scene, scene.self, { weapons: primaries(scene, scene.self), targets: [scene.attack.defender] }),
  }),
);
