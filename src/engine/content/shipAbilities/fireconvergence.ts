import { card, dice, inMy, isTurretAttack, reroll } from '../words';

/** For a charge, a friend that attacks somebody in this turret's arc, not with a turret itself, rerolls up to two dice. */
export default card(
  'shipAbility:fireconvergence',
  dice({
    as: 'attacker',
    who: { is: 'friend' },
    cost: { charge: 1 },
    if: scene => !isTurretAttack(scene) && inMy(scene, 'turret', scene.attack.defender),
    does: reroll(2),
  }),
);
