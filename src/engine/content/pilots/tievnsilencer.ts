import { assign, at, card, shipAt } from '../words';

export default [
  /** After defending, a Force shows the attacker the dark side. */
  card(
    'pilot:kyloren',
    at('after:attack', {
      as: 'defender',
      cost: { force: 1 },
      if: scene => shipAt(scene, scene.attack.attacker) !== null,
      may: scene => [assign(scene, shipAt(scene, scene.attack.attacker)!, 'condition:illshowyouthedarkside')],
    }),
  ),
];
