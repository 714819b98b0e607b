import { add, card, dice, inMy, isPrimary, isShip } from '../../words';

/** In a primary attack on an enemy ship in the front arc, or defending against one there, a blank may be added. */
export default card(
  'upgrade:finn',
  dice({
    as: 'attacker',
    if: scene => isPrimary(scene) && inMy(scene, 'front', scene.attack.defender),
    does: add('blank'),
  }),
  dice({
    as: 'defender',
    if: scene => isShip(scene.attack.attacker) && inMy(scene, 'front', scene.attack.attacker),
    does: add('blank'),
  }),
);
