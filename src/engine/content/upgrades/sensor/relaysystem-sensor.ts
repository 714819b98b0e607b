import { at, canAcquire, card, lockOneOf, otherFriend } from '../../words';

/** Locks what a friend at range 0-2 has locked by an action. After a hit, its lock on the defender goes to a friend at range 0-1. */
export default card(
  'upgrade:relaysystem-sensor',
  at('after:action', {
    who: otherFriend(0, 2),
    if: ({ action }) => action === 'lock',
    may: scene => lockOneOf(scene, scene.self, scene.locks ? [scene.locks] : []),
  }),
  at('after:attack', {
    as: 'attacker',
    cost: { spend: 'lock' },
    if: ({ hit }) => hit,
    choose: { ship: otherFriend(0, 1), also: (scene, ship) => canAcquire(scene, ship, scene.attack.defender) },
    may: (scene, { ship }) => lockOneOf(scene, ship, [scene.attack.defender]),
  }),
);
