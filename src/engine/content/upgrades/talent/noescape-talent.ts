import { around, card, dice, isPrimary, reroll } from '../../words';

/** In a primary attack with more friends than other enemies at range 0-1 of the defender, a blank may be rerolled. */
export default card(
  'upgrade:noescape-talent',
  dice({
    as: 'attacker',
    if: scene => {
      const { defender } = scene.attack;
      const others = around(scene, defender, { is: 'enemy' }, [0, 1]).filter(({ id }) => id !== defender);
      return isPrimary(scene) && around(scene, defender, { is: 'friend' }, [0, 1]).length > others.length;
    },
    does: reroll(1, { only: ['blank'] }),
  }),
);
