import { amount, card, inMy, isPrimary } from '../../words';

/** Primary attacks on a defender in the front arc roll one die more, wherever the turret points. */
export default card(
  'upgrade:punishingone',
  amount('attackDice', {
    as: 'attacker',
    if: scene => isPrimary(scene) && inMy(scene, 'front', scene.attack.defender),
    by: { add: 1 },
  }),
);
