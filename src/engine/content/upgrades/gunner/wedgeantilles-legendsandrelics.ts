import { amount, card, isTurretAttack, outsideFiringArcOf } from '../../words';

/** In a turret attack from outside the defender's firing arcs, that one rolls a die less. */
export default card(
  'upgrade:wedgeantilles-legendsandrelics',
  amount('defenseDice', {
    as: 'attacker',
    if: scene => isTurretAttack(scene) && outsideFiringArcOf(scene, scene.attack.defender),
    by: { add: -1 },
  }),
);
