import {
  acquire,
  at,
  canAcquire,
  card,
  flown,
  friend,
  gain,
  greenFor,
  isAtMySide,
  isMeantAs,
  locksInBullseyeAfterRed,
  meant,
  otherFriend,
  perform,
  transfer,
} from '../words';

const WHITE = 'white, for a strain token';

export default [
  /** After a barrel roll action, a red lock. */
  card(
    'pilot:kickback',
    at('after:action', {
      if: ({ action }) => action === 'barrelRoll',
      may: ({ self }) => perform(self, ['lock'], { as: 'red' }),
    }),
  ),
  /** The same, or white for a strain token. */
  card(
    'pilot:kickback-siegeofcoruscant',
    at('after:action', {
      if: ({ action }) => action === 'barrelRoll',
      choose: { oneOf: () => [{ key: 'red' }, { key: WHITE }] },
      may: ({ self }, { key }) =>
        perform(self, ['lock'], key === WHITE ? { as: 'white', cost: [gain(self, 'strain')] } : { as: 'red' }),
    }),
  ),

  /** After a red maneuver fully executed or a red action, a lock on an enemy ship in the bullseye. */
  card('pilot:oddball', ...locksInBullseyeAfterRed('fully')),

  /** After a small or medium friend, by then at range 0-1, fully executed a speed 3-4 maneuver, a red boost for it. */
  card(
    'pilot:swoop',
    at('after:execute', {
      who: friend(0, 1, { size: ['small', 'medium'] }),
      if: scene => scene.fully && [3, 4].includes(flown(scene).speed),
      may: ({ subject }) => perform(subject, ['boost'], { as: 'red' }),
    }),
  ),

  /** After attacking or defending, a green token may go to a friend at range 1-2 in the left or right arc. */
  card(
    'pilot:axe',
    ...(['attacker', 'defender'] as const).map(as =>
      at('after:attack', {
        name: as,
        as,
        choose: {
          oneOf: scene =>
            greenFor(
              scene,
              meant(scene, otherFriend(1, 2)).filter(({ id }) => isAtMySide(scene, id, 1, 2)),
            ),
        },
        may: ({ self }, { ship, token }) => transfer(self, ship, token),
      }),
    ),
  ),
  /** After attacking, another friend born for this at range 0-2 in the left or right arc may lock the defender. */
  card(
    'pilot:axe-siegeofcoruscant',
    at('after:attack', {
      as: 'attacker',
      choose: {
        ship: otherFriend(0, 2, { shipAbility: 'shipAbility:bornforthis' }),
        // A lock that is gained is acquired: at range 0-3 of who gains it.
        also: (scene, ship) => isAtMySide(scene, ship.id, 0, 2) && canAcquire(scene, ship, scene.attack.defender),
      },
      may: ({ attack }, { ship }) => [acquire(ship, attack.defender)],
    }),
  ),

  /** After a friend at range 1-2 attacked an enemy ship in this one's front arc, a focus. */
  card(
    'pilot:tucker',
    at('after:attack', {
      as: 'attacker',
      who: friend(1, 2),
      if: scene => isMeantAs(scene, scene.attack.defender, { is: 'enemy', inMy: 'front' }),
      may: ({ self }) => perform(self, ['focus']),
    }),
  ),

  /** After a maneuver fully executed, two charges for a SLAM, even while stressed. */
  card(
    'pilot:slammer',
    at('after:execute', {
      cost: { charge: 2 },
      if: ({ fully }) => fully,
      may: ({ self }) => perform(self, ['slam'], { evenStressed: true }),
    }),
  ),
];
