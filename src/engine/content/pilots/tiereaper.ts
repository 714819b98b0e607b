import { card, dice, greenTokens, shipAt, turn } from '../words';

export default [
  /** Against an attacker without green tokens, one blank or focus may become an evade. */
  card(
    'pilot:captainferoph',
    dice({
      as: 'defender',
      if: scene => {
        const attacker = shipAt(scene, scene.attack.attacker);
        return !attacker || greenTokens(attacker) === 0;
      },
      does: turn(['blank', 'focus'], 'evade', 1),
    }),
  ),
];
