import { amount, card, isAtRange, isPrimary } from '../words';

/** One attack die fewer in a primary attack at range 0-1, one defense die fewer at range 1: whatever the attack range. */
export default card(
  'shipAbility:sensorblackout',
  amount('attackDice', {
    as: 'attacker',
    if: scene => isPrimary(scene) && isAtRange(scene, scene.attack.defender, 0, 1),
    by: { add: -1 },
  }),
  amount('defenseDice', {
    as: 'defender',
    if: scene => isAtRange(scene, scene.attack.attacker, 1, 1),
    by: { add: -1 },
  }),
);
