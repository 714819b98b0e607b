import { card, dice, meIn, turn } from '../words';

/** Defending at attack range 1 in the attacker's front arc, one result becomes an evade. */
export default card(
  'shipAbility:concordiafaceoff',
  dice({
    as: 'defender',
    must: true,
    if: scene => scene.attack.range === 1 && meIn(scene, 'front', scene.attack.attacker),
    does: turn(['blank', 'focus'], 'evade', 1),
  }),
);
