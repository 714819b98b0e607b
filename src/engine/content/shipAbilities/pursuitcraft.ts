import { at, card, lockOneOf, shipsLockedBy } from '../words';

/** After deploying, a lock on a ship that the friendly Hound's Tooth has locked. */
export default card(
  'shipAbility:pursuitcraft',
  at('after:deploy', {
    may: scene =>
      lockOneOf(scene, scene.self, shipsLockedBy(scene, { is: 'otherFriend', equipped: 'upgrade:houndstooth' })),
  }),
);
