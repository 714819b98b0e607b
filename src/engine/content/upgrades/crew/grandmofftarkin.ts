import { at, card, lockable, near, offerLock, shipsLockedBy } from '../../words';

/** In the System Phase two charges: each friend may lock a ship that this one has locked. */
export default card(
  'upgrade:grandmofftarkin',
  at('during:system', {
    cost: { charge: 2 },
    may: scene => {
      const locked = shipsLockedBy(scene, { is: 'self' });
      return near(scene, scene.self.id, { is: 'otherFriend' }).flatMap(friend => {
        const others = locked.filter(ship => !friend.locks.includes(ship));
        return offerLock(friend, lockable(scene, friend, others));
      });
    },
  }),
);
