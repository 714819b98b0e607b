import {
  amount,
  at,
  barrelRolled,
  card,
  comradeIsStressed,
  dice,
  friend,
  gain,
  handsOverInFight,
  isStressed,
  lockAny,
  otherFriend,
  reroll,
  spendsStress,
  transfer,
  turnShip,
} from '../words';

export default [
  /** Stressed, two of its dice may be rerolled. */
  card(
    'pilot:braylenstramm',
    dice({ as: 'attacker', if: ({ self }) => isStressed(self), does: reroll(2) }),
    dice({ as: 'defender', if: ({ self }) => isStressed(self), does: reroll(2) }),
  ),

  /** A stress token is spent to make all focus results hits or evades. */
  card('pilot:tennumb', ...spendsStress),

  /** As the Engagement Phase starts, a stress token of its own goes to another friend at range 0-2: no choice but whom. */
  card(
    'pilot:ginamoonsong',
    at('start:engagement', {
      if: ({ self }) => isStressed(self),
      choose: { ship: otherFriend(0, 2) },
      must: ({ self }, { ship }) => transfer(self, ship, 'stress'),
    }),
  ),

  /** After it barrel rolled, an unstressed friend at range 0-1 may be stressed to turn this ship around. */
  card(
    'pilot:netrempollard',
    at('after:move', {
      if: barrelRolled,
      choose: { ship: friend(0, 1), also: (_, ship) => !isStressed(ship) },
      may: ({ self }, { ship }) => [gain(ship, 'stress'), turnShip(self, 'turn:around')],
    }),
  ),

  /** Stressed, one more defense die. */
  card(
    'pilot:adonfox-battleoverendor',
    amount('defenseDice', { as: 'defender', if: ({ self }) => isStressed(self), by: { add: 1 } }),
  ),

  /** As the Engagement Phase starts, a focus token if Gina Moonsong at range 0-2 is stressed. */
  card(
    'pilot:braylenstramm-battleoverendor',
    at('start:engagement', {
      if: scene => comradeIsStressed(scene, 'Gina Moonsong'),
      may: ({ self }) => [gain(self, 'focus')],
    }),
  ),
  /** As the Engagement Phase starts, a lock if Braylen Stramm at range 0-2 is stressed. */
  card(
    'pilot:ginamoonsong-battleoverendor',
    at('start:engagement', { if: scene => comradeIsStressed(scene, 'Braylen Stramm'), may: lockAny }),
  ),

  /** As another friend at range 1-2 modifies its dice, it may be handed a focus token, an evade token or a lock. */
  card('pilot:herasyndulla-asf01bwing', ...handsOverInFight(otherFriend(1, 2))),
];
