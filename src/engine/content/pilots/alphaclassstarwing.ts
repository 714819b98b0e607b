import {
  amount,
  at,
  bonusAttack,
  card,
  dice,
  isDisarmed,
  isGranted,
  isStressed,
  lose,
  reloadsOneMore,
  slotOf,
  turn,
  weaponsIn,
} from '../words';

export default [
  /** One more defense die while it is disarmed. */
  card(
    'pilot:majorvynder',
    amount('defenseDice', { as: 'defender', if: ({ self }) => isDisarmed(self), by: { add: 1 } }),
  ),

  /** After a missile attack, a bonus cannon attack, in which a focus may become a hit. */
  card(
    'pilot:majorvynder-ssl',
    at('after:attack', {
      as: 'attacker',
      grantsAttack: true,
      if: scene => slotOf(scene) === 'missile',
      may: scene =>
        bonusAttack(scene, scene.self, { weapons: weaponsIn(scene, scene.self, 'cannon'), by: scene.source }),
    }),
    dice({ as: 'attacker', if: isGranted, does: turn(['focus'], 'hit', 1) }),
  ),

  /** After a disarm token, unless stressed, a stress token in its place. */
  card(
    'pilot:lieutenantkarsabi',
    at('after:gain', {
      cost: { gain: 'stress' },
      if: ({ self, token }) => token === 'disarm' && self.tokens.disarm > 0 && !isStressed(self),
      may: ({ self }) => [lose(self, 'disarm')],
    }),
  ),

  /** A reload recovers one more charge of its card. */
  card('pilot:lieutenantkarsabi-ssl', reloadsOneMore),
];
