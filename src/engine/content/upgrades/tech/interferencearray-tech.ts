import { at, card, enemy, gain, near } from '../../words';

/** After coordinating, a charge jams an enemy at range 0-1 of the coordinated ship. */
export default card(
  'upgrade:interferencearray-tech',
  at('after:coordinated', {
    who: { is: 'friend' },
    cost: { charge: 1 },
    if: ({ by, self }) => by === self.id,
    choose: {
      oneOf: scene => near(scene, scene.subject.id, enemy(0, 1)).map(({ id }) => ({ key: id, ship: id })),
    },
    may: ({ self }, { ship }) => [gain(ship, 'jam', self)],
  }),
);
