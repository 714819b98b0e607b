import { at, card, exchanges, handOver, lay, otherFriend } from '../../words';

/** Before engaging, this ship and another friend at range 1-2 may each hand the other a token of a kind that it does not have. */
export default card(
  'upgrade:amilynholdo',
  at('before:engage', {
    times: 2,
    choose: { oneOf: scene => exchanges(scene, otherFriend(1, 2)) },
    may: (scene, chosen) => {
      const { ship, way } = chosen;
      const partner = lay(scene, 'partner', 'engagement', { on: ship.id });
      return way === 'give'
        ? [...handOver(scene.self, ship, chosen), partner]
        : [...handOver(ship, scene.self, chosen), partner, lay(scene, 'taken', 'engagement')];
    },
  }),
);
