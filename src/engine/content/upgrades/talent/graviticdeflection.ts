import { card, dice, isTractored, reroll, there } from '../../words';

/** Defending, as many dice may be rerolled as there are tractored ships in the attack arc. */
export default card(
  'upgrade:graviticdeflection',
  dice({
    as: 'defender',
    does: scene =>
      reroll(there(scene, { is: 'any', inAttackArc: true }).filter(ship => isTractored(scene, ship)).length),
  }),
);
