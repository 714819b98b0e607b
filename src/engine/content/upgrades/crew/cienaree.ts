import { at, card, coordinator, gain, lay, lift, near, noted, turnShip } from '../../words';

/** A ship that barrel rolled or boosted as it was coordinated may gain a stress token to turn by 90°. */
export default card(
  'upgrade:cienaree',
  at('after:action', {
    name: 'moved',
    who: { is: 'other' },
    if: scene => (scene.action === 'barrelRoll' || scene.action === 'boost') && coordinator(scene) === scene.self.id,
    remembers: true,
    must: scene => [lay(scene, 'moved', 'phase', { on: scene.subject.id })],
  }),
  at('after:action', {
    name: 'turn',
    times: 3,
    if: ({ action }) => action === 'coordinate',
    choose: {
      oneOf: scene =>
        near(scene, scene.self.id, { is: 'other' })
          .filter(({ id }) => noted(scene, 'moved', id))
          .flatMap(({ id }) => ['left', 'right'].map(way => ({ key: `${id}:${way}`, ship: id, way }))),
    },
    may: (scene, { ship, way }) => [
      lift(noted(scene, 'moved', ship.id)!),
      gain(ship, 'stress'),
      turnShip(ship, `turn:${way}`),
    ],
  }),
);
