import { at, card, friend, near, spentOn } from '../../words';

/** In the End Phase a charge recovers one on an illicit upgrade of a friend at range 0-2. */
export default card(
  'upgrade:jabbathehutt',
  at('during:end', {
    cost: { charge: 1 },
    choose: {
      oneOf: scene => near(scene, scene.self.id, friend(0, 2)).flatMap(ship => spentOn(scene, ship, 'illicit')),
    },
    may: (_, { ship, card }) => [{ do: 'recoverCharge', ship: ship.id, card }],
  }),
);
