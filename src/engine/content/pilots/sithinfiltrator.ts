import {
  at,
  blueOrRedOn,
  bonusAttack,
  card,
  enemies,
  inMy,
  namesResults,
  othersThan,
  perform,
  primaries,
  takeOff,
} from '../words';

export default [
  /** After an attack, two Force buy a bonus primary attack on somebody else; after a miss, on the same one too. */
  card(
    'pilot:darthmaul',
    at('after:attack', {
      as: 'attacker',
      grantsAttack: true,
      cost: { force: 2 },
      may: scene =>
        bonusAttack(scene, scene.self, {
          weapons: primaries(scene, scene.self),
          targets: scene.hit ? othersThan(scene, scene.attack.defender) : enemies(scene),
        }),
    }),
  ),

  /** For a Force: after defending against who is in its firing arc, a blue or red token goes; after a hit, an action. */
  card(
    'pilot:countdooku',
    at('after:attack', {
      name: 'defended',
      as: 'defender',
      cost: { force: 1 },
      if: scene => inMy(scene, 'firing', scene.attack.attacker),
      choose: { oneOf: scene => blueOrRedOn(scene, scene.self) },
      may: ({ self }, pick) => [takeOff(self, pick)],
    }),
    at('after:attack', {
      name: 'hit',
      as: 'attacker',
      cost: { force: 1 },
      if: ({ hit }) => hit,
      may: ({ self }) => perform(self, null),
    }),
  ),

  /** After defending, a calculate token buys an action. */
  card(
    'pilot:066',
    at('after:attack', { as: 'defender', cost: { spend: 'calculate' }, may: ({ self }) => perform(self, null) }),
  ),

  /** Before a ship at range 0-2 rolls, a Force names a result that must be among the dice, if all Force is active. */
  card('pilot:countdooku-siegeofcoruscant', ...namesResults),
];
