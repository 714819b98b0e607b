import { amount, cannot, card, inMy, outsideFrontOf, withThis } from '../../words';

/** One more die at a ship in the bullseye; from outside the defender's front arc, evades cancel no crits. */
export default card(
  'upgrade:autoblasters',
  amount('attackDice', {
    as: 'attacker',
    if: scene => withThis(scene) && inMy(scene, 'bullseye', scene.attack.defender),
    by: { add: 1 },
  }),
  cannot('cancel', {
    as: 'attacker',
    if: scene => scene.result === 'crit' && withThis(scene) && outsideFrontOf(scene, scene.attack.defender),
  }),
);
