import { card, dice, meIn, turn, weaponIn } from '../../words';

/** Behind the defender, a hit of a front arc attack becomes a crit. */
export default card(
  'upgrade:slavei-swz82',
  dice({
    as: 'attacker',
    if: scene => weaponIn(scene).arc === 'front' && meIn(scene, 'fullRear', scene.attack.defender),
    does: turn(['hit'], 'crit', 1),
  }),
);
