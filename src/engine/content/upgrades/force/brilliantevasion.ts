import { card, dice, meIn, turn } from '../../words';

/** Defending outside the attacker’s bullseye arc, a Force makes evades of two focus results. */
export default card(
  'upgrade:brilliantevasion',
  dice({
    as: 'defender',
    cost: { force: 1 },
    if: scene => !meIn(scene, 'bullseye', scene.attack.attacker),
    does: turn(['focus'], 'evade', 2),
  }),
);
