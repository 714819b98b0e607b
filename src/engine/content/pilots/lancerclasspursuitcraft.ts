import { add, at, card, dice, enemy, GREEN_TOKENS, gain, inMy, isAtRange, unlessLoses } from '../words';

export default [
  /** Defending against an attacker at range 0-2 in the turret arc, a focus may be added. */
  card(
    'pilot:sabinewren-lancerclasspursuitcraft',
    dice({
      as: 'defender',
      if: scene => isAtRange(scene, scene.attack.attacker, 0, 2) && inMy(scene, 'turret', scene.attack.attacker),
      does: add('focus'),
    }),
  ),

  /** As the Engagement Phase starts, a Force: an enemy at range 0-2 in the turret arc removes a green token or is stressed. */
  card(
    'pilot:asajjventress',
    at('start:engagement', {
      cost: { force: 1 },
      choose: { ship: enemy(0, 2, { inMy: 'turret' }) },
      may: (scene, { ship }) => unlessLoses(scene, ship, GREEN_TOKENS, [gain(ship, 'stress', scene.self)]),
    }),
  ),

  /** As the Engagement Phase starts, any ship at range 0-1 in both the front and the turret arc may be tractored. */
  card(
    'pilot:ketsuonyo',
    at('start:engagement', {
      choose: {
        ship: { is: 'other', range: [0, 1], inMy: 'turret' },
        also: (scene, { id }) => inMy(scene, 'front', id),
      },
      may: ({ self }, { ship }) => [gain(ship, 'tractor', self)],
    }),
  ),
];
