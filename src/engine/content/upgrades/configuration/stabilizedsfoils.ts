import { at, bonusAttack, card, flipsBeforeActivating, isCriticallyDamaged, unusedOf } from '../../words';

/** Open: after an attack, the lock on the defender for a bonus attack on it with another cannon. Flips while no damage is faceup. */
export default card(
  'upgrade:stabilizedsfoils',
  at('after:attack', {
    side: 1,
    as: 'attacker',
    grantsAttack: true,
    cost: { spend: 'lock' },
    may: scene =>
      bonusAttack(scene, scene.self, { weapons: unusedOf(scene, 'cannon'), targets: [scene.attack.defender] }),
  }),
  flipsBeforeActivating(({ self }) => !isCriticallyDamaged(self)),
);
