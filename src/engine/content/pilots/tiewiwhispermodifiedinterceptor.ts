import { at, bonusAttack, card, faceupInMyBullseye, hasRedOrOrange, othersThan } from '../words';

export default [
  /** For a Force, a facedown damage card dealt to an enemy in the bullseye is faceup. */
  card('pilot:kyloren-tiewiwhispermodifiedinterceptor', faceupInMyBullseye),

  /** After a bullseye attack with a red or orange token on it, a bonus attack on another target. */
  card(
    'pilot:wrath',
    at('after:attack', {
      as: 'attacker',
      grantsAttack: true,
      if: ({ self, attack }) => attack.arc === 'bullseye' && hasRedOrOrange(self),
      may: scene => bonusAttack(scene, scene.self, { targets: othersThan(scene, scene.attack.defender) }),
    }),
  ),
];
