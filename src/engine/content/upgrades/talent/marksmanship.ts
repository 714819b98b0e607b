import { card, dice, inMy, turn } from '../../words';

/** Attacking a ship in the bullseye arc: one hit may become a crit. */
export default card(
  'upgrade:marksmanship',
  dice({
    as: 'attacker',
    if: scene => inMy(scene, 'bullseye', scene.attack.defender),
    does: turn(['hit'], 'crit', 1),
  }),
);
