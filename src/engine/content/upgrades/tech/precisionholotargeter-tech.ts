import { amount, card, isPrimary, outsideFiringArcOf } from '../../words';

/** From outside its firing arcs, the defender of a primary attack rolls one die fewer. */
export default card(
  'upgrade:precisionholotargeter-tech',
  amount('defenseDice', {
    as: 'attacker',
    if: scene => isPrimary(scene) && outsideFiringArcOf(scene, scene.attack.defender),
    by: { add: -1 },
  }),
);
