import { card, dice, initiativeAt, isPrimary, reroll } from '../../words';

/** In a primary attack on a ship of lower initiative, a die may be rerolled. */
export default card(
  'upgrade:apexpredator-talent',
  dice({
    as: 'attacker',
    if: scene => {
      const theirs = initiativeAt(scene, scene.attack.defender);
      return isPrimary(scene) && theirs !== null && theirs < initiativeAt(scene, scene.self.id)!;
    },
    does: reroll(1),
  }),
);
