import {
  amount,
  at,
  cancelAllDefenseDice,
  cancelAllDice,
  canGainDice,
  card,
  devicesOn,
  isByShipAbility,
  isStressed,
  lay,
  layDevice,
  may,
} from '../words';

export default [
  /** After results are neutralized, unless stressed, a hit and a stress token cancel all dice. */
  card(
    'pilot:countdown',
    at('after:neutralize', {
      as: 'defender',
      cost: [{ suffer: 'hit' }, { gain: 'stress' }],
      if: ({ self, attack }) => attack.hit === true && !isStressed(self),
      may: scene => [cancelAllDice(scene), cancelAllDefenseDice(scene)],
    }),
  ),

  /** With at most one damage card, one more attack die if it likes. */
  card(
    'pilot:puresabacc',
    at('before:rollAttack', {
      as: 'attacker',
      if: scene => scene.self.damage.length < 2 && canGainDice(scene),
      may: scene => [lay(scene, 'more', 'attack')],
    }),
    amount('attackDice', { as: 'attacker', while: 'more', by: { add: 1 } }),
  ),

  /** Its ailerons may be left unused, and used even while stressed. */
  card('pilot:duchess', may('leaveShipAbility'), may('useShipAbilityStressed')),

  /** Having moved by its ailerons unstressed, it may drop a device. */
  card(
    'pilot:vagabond',
    at('after:move', {
      if: scene => isByShipAbility(scene) && !isStressed(scene.self),
      choose: { oneOf: scene => devicesOn(scene, { drop: true }) },
      may: (scene, { card: device }) => layDevice(scene, device, { drop: true }),
    }),
  ),
];
