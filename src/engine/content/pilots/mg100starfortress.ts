import {
  add,
  amount,
  assign,
  at,
  banksOf,
  card,
  dice,
  dropBomb,
  droppableOn,
  flown,
  inFriendlyTurret,
  inMy,
  isBomb,
  isDeviceLaid,
  isPrimary,
  isStressed,
  isUnitNearDevice,
  may,
  shipAt,
  templates,
  turn,
} from '../words';

export default [
  /** After an attack, a defender in the turret arc is rattled. */
  card(
    'pilot:benteene',
    at('after:attack', {
      as: 'attacker',
      if: scene => inMy(scene, 'turret', scene.attack.defender) && shipAt(scene, scene.attack.defender) !== null,
      must: scene => [assign(scene, shipAt(scene, scene.attack.defender)!, 'condition:rattled')],
    }),
  ),

  /** In a primary attack on who is at range 0-1 of a friendly device, one more die. */
  card(
    'pilot:cat',
    amount('attackDice', {
      as: 'attacker',
      if: scene => isPrimary(scene) && isUnitNearDevice(scene, scene.attack.defender, scene.self.player, 1),
      by: { add: 1 },
    }),
  ),

  /** In place of dropping a bomb he may put it down touching his ship. */
  card('pilot:finchdallow', may('placeTouching', { if: isBomb })),

  /** After fully executing a blue or white maneuver, a device, if none has been dropped or launched this round. */
  card(
    'pilot:edonkappehl',
    at('after:execute', {
      if: scene => scene.fully && ['blue', 'white'].includes(flown(scene).difficulty) && !scene.self.round.placedDevice,
      choose: { oneOf: droppableOn },
      may: (scene, { card }) => dropBomb(scene, card),
    }),
  ),

  /** After dropping a device, a charge for another one. */
  card(
    'pilot:paigetico',
    at('after:device', {
      cost: { charge: 1 },
      if: scene => isDeviceLaid(scene, 'drop'),
      choose: { oneOf: droppableOn },
      may: (scene, { card }) => dropBomb(scene, card),
    }),
  ),

  /** Defending against who is in a friendly turret arc, a focus may be added. */
  card('pilot:vennie', dice({ as: 'defender', if: inFriendlyTurret, does: add('focus') })),
  /** The same: a focus may become an evade. */
  card(
    'pilot:vennie-evacuationofdqar',
    dice({ as: 'defender', if: inFriendlyTurret, does: turn(['focus'], 'evade', 1) }),
  ),

  /** Unstressed, a stress token for a bank in place of the straight by which a device is dropped. */
  card(
    'pilot:finchdallow-evacuationofdqar',
    templates('drop', { cost: { gain: 'stress' }, if: ({ self }) => !isStressed(self), by: banksOf }),
  ),
];
