import { card, dice, inMy, isPrimary, reroll } from '../../words';

/** In a primary attack on a ship in the bullseye arc, one attack die may be rerolled. */
export default card(
  'upgrade:predator',
  dice({
    as: 'attacker',
    if: scene => isPrimary(scene) && inMy(scene, 'bullseye', scene.attack.defender),
    does: reroll(1),
  }),
);
