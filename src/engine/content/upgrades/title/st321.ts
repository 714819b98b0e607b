import { around, at, card, offerLock } from '../../words';

/** After its coordinate action, it may lock an enemy at range 0-3 of the ship coordinated, however far that is from itself. */
export default card(
  'upgrade:st321',
  at('after:coordinated', {
    who: { is: 'otherFriend' },
    // An action is performed once a round; of several ships coordinated by it, one is meant.
    limit: 'round',
    if: ({ self, by, color }) => by === self.id && color !== null,
    may: scene =>
      offerLock(
        scene.self,
        around(scene, scene.subject.id, { is: 'enemy' }, [0, 3]).map(({ id }) => id),
      ),
  }),
);
