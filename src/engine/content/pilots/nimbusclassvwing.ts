import {
  at,
  blursTheirFocus,
  card,
  jamsRangeBonuses,
  lockable,
  lockedAt,
  lockOneOf,
  locksInBullseyeAfterRed,
  otherFriend,
  same,
} from '../words';

/** A ship that it has locked at range 1-3 attacks or defends: a charge, and nobody has a range bonus. */
const klick = card('pilot:klick', ...jamsRangeBonuses);

/** Against who has revealed the same bearing, one of that ship's focus results may become a blank. */
const contrail = card('pilot:contrail', ...blursTheirFocus);

export default [
  klick,
  same('pilot:klick-siegeofcoruscant', klick),
  contrail,
  same('pilot:contrail-siegeofcoruscant', contrail),

  /** In the System Phase, another friend at range 1-3 may lock what this ship has locked at range 1-3. */
  card(
    'pilot:wilhufftarkin',
    at('during:system', {
      choose: {
        ship: otherFriend(1, 3),
        also: (scene, ship) => lockable(scene, ship, lockedAt(scene, 1, 3)).length > 0,
      },
      may: (scene, { ship }) => lockOneOf(scene, ship, lockedAt(scene, 1, 3)),
    }),
  ),

  /** After a red maneuver fully executed or a red action, a lock on an enemy ship in the bullseye. */
  card('pilot:oddball-nimbusclassvwing', ...locksInBullseyeAfterRed('fully')),
];
