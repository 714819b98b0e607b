import {
  at,
  bonusAttack,
  card,
  faceupInMyBullseye,
  hasRedOrOrange,
  howMany,
  jamPassed,
  mayGain,
  mayRemoveAny,
  othersThan,
} from '../words';

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

  /** Before engaging it may remove jam tokens, then gain a focus token for each enemy that has it in the front arc. */
  card(
    'pilot:whirlwind',
    at('before:engage', {
      must: scene => [
        ...mayRemoveAny(scene, scene.self, 'jam'),
        ...mayGain(scene, scene.self, 'focus', howMany(scene, { is: 'enemy', meIn: 'front' })),
      ],
    }),
  ),

  /** After fully executing a maneuver or a boost action, every ship that it moved through is jammed, twice. */
  card(
    'pilot:nightfall',
    at('after:execute', { if: ({ fully }) => fully, must: jamPassed }),
    at('after:action', { if: ({ action }) => action === 'boost', must: jamPassed }),
  ),
];
