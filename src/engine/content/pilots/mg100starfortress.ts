import { assign, at, card, inMy, shipAt } from '../words';

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
];
