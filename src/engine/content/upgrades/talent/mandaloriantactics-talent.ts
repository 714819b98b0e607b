import { anyShip, card, dice, enemy, reroll } from '../../words';

/** Defending with an enemy at range 0, a blank may be rerolled. */
export default card(
  'upgrade:mandaloriantactics-talent',
  dice({ as: 'defender', if: scene => anyShip(scene, enemy(0, 0)), does: reroll(1, { only: ['blank'] }) }),
);
