import { card, dice, howManyAround, isPrimary, isShip, reroll } from '../../words';

/** In a primary attack with more friends than other enemies at range 0-1 of the defender, a blank may be rerolled. */
export default card(
  'upgrade:noescape-talent',
  dice({
    as: 'attacker',
    if: scene => {
      const { defender } = scene.attack;
      // The defender itself is no other enemy.
      const others = howManyAround(scene, defender, { is: 'enemy' }, [0, 1]) - (isShip(defender) ? 1 : 0);
      return isPrimary(scene) && howManyAround(scene, defender, { is: 'friend' }, [0, 1]) > others;
    },
    does: reroll(1, { only: ['blank'] }),
  }),
);
