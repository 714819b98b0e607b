import { amount, card, isPrimary } from '../words';

/** One attack die fewer in a primary attack at range 0-1, one defense die fewer at range 1. */
export default card(
  'shipAbility:sensorblackout',
  amount('attackDice', {
    as: 'attacker',
    if: scene => isPrimary(scene) && scene.attack.range <= 1,
    by: { add: -1 },
  }),
  amount('defenseDice', { as: 'defender', if: ({ attack }) => attack.range === 1, by: { add: -1 } }),
);
