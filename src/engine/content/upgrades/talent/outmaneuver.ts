import { amount, card, outsideFiringArcOf, weaponIn } from '../../words';

/** In a front arc attack from outside the defender's firing arcs, that one rolls a die less. */
export default card(
  'upgrade:outmaneuver',
  amount('defenseDice', {
    as: 'attacker',
    if: scene => weaponIn(scene).arc === 'front' && outsideFiringArcOf(scene, scene.attack.defender),
    by: { add: -1 },
  }),
);
