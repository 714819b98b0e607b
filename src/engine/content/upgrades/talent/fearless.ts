import { card, dice, isPrimary, meIn, turn, weaponIn } from '../../words';

/** In a primary front arc attack at range 1, from the defender’s front arc, a result becomes a hit. */
export default card(
  'upgrade:fearless',
  dice({
    as: 'attacker',
    if: scene =>
      isPrimary(scene) &&
      weaponIn(scene).arc === 'front' &&
      scene.attack.range === 1 &&
      meIn(scene, 'front', scene.attack.defender),
    does: turn(['blank', 'focus', 'crit'], 'hit', 1),
  }),
);
