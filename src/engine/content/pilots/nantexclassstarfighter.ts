import { amount, card, dice, isPrimary, isTractoredForMe, reroll } from '../words';

export default [
  /** In primary attacks on a tractored defender, up to two dice may be rerolled. */
  card(
    'pilot:chertek',
    dice({ as: 'attacker', if: scene => isPrimary(scene) && isTractoredForMe(scene), does: reroll(2) }),
  ),
  /** In primary attacks on a tractored defender, one more attack die. */
  card(
    'pilot:sunfac',
    amount('attackDice', {
      as: 'attacker',
      if: scene => isPrimary(scene) && isTractoredForMe(scene),
      by: { add: 1 },
    }),
  ),
];
