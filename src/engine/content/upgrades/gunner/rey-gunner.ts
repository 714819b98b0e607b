import { card, dice, inMy, isShip, turn } from '../../words';

/** With the enemy ship in the turret arc, a Force turns a blank into a hit, or an evade. */
export default card(
  'upgrade:rey-gunner',
  dice({
    as: 'attacker',
    cost: { force: 1 },
    if: scene => inMy(scene, 'turret', scene.attack.defender),
    does: turn(['blank'], 'hit', 1),
  }),
  dice({
    as: 'defender',
    cost: { force: 1 },
    if: scene => isShip(scene.attack.attacker) && inMy(scene, 'turret', scene.attack.attacker),
    does: turn(['blank'], 'evade', 1),
  }),
);
