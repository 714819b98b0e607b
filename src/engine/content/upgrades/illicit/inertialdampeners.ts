import { at, card, changeManeuver, gain, lay } from '../../words';

/** About to execute a maneuver, a shield for a white stop in its place, and then a stress token. */
export default card(
  'upgrade:inertialdampeners',
  at('before:execute', {
    cost: { shields: 1 },
    // In place of what was revealed: no ion maneuver, no SLAM, none that a card has it fly.
    if: ({ kind }) => kind === 'revealed' || kind === 'stress',
    may: scene => [
      lay(scene, 'damped', 'activation'),
      changeManeuver(scene.self, { speed: 0, bearing: 'stationary', difficulty: 'white' }),
    ],
  }),
  at('after:execute', {
    while: 'damped',
    if: ({ kind }) => kind !== 'slam',
    must: ({ self }) => [gain(self, 'stress')],
  }),
);
