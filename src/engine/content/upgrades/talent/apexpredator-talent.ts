import { card, dice, initiativeOfUnit, isPrimary, reroll } from '../../words';

/** In a primary attack on a defender of lower initiative, a die may be rerolled. */
export default card(
  'upgrade:apexpredator-talent',
  dice({
    as: 'attacker',
    if: scene =>
      isPrimary(scene) && initiativeOfUnit(scene, scene.attack.defender) < initiativeOfUnit(scene, scene.self.id),
    does: reroll(1),
  }),
);
