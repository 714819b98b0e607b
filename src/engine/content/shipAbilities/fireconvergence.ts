import { card, dice, inMy, reroll, weaponIn } from '../words';

/** For a charge, a friend that attacks somebody in this turret's arc, not with a turret itself, rerolls up to two dice. */
export default card(
  'shipAbility:fireconvergence',
  dice({
    as: 'attacker',
    who: { is: 'friend' },
    cost: { charge: 1 },
    if: scene => weaponIn(scene).arc !== 'singleTurret' && inMy(scene, 'turret', scene.attack.defender),
    does: reroll(2),
  }),
);
