import { card, dice, isPrimary, outsideFiringArcOf, turn } from '../../words';

/** From outside the defender's firing arcs, a primary attack turns one focus into a hit. */
export default card(
  'upgrade:blindspottargeter-legendsandrelics',
  dice({
    as: 'attacker',
    if: scene => isPrimary(scene) && outsideFiringArcOf(scene, scene.attack.defender),
    does: turn(['focus'], 'hit', 1),
  }),
);
