import {
  actsAlike,
  card,
  evadesThroughFriends,
  flanks,
  guidedShots,
  passesTheWord,
  strainsByCrit,
  strainsForStress,
  takesGreen,
} from '../words';

export default [
  /** After a ship at range 1 performs, in its Perform Action step, what is on its own bar too: a charge for that, as red. */
  card('pilot:zoriibliss', actsAlike),

  /** A friend at range 0-2 attacks who has friends of that ship in both side arcs: a die may be rerolled. */
  card('pilot:tezanasz', flanks),

  /** After an attack that dealt the defender a faceup damage card, that is strained, or loses a charge that does not come back. */
  card('pilot:wilsateshlo', ...strainsByCrit),

  /** After defending, a friend at range 0-2 in the full rear arc may gain a token like one of its green ones. */
  card('pilot:shasazaro', passesTheWord),

  /** In a primary or turret attack, a reroll for each friendly device or calculating friend in the attack arc. */
  card('pilot:legafossang', guidedShots),

  /** After a red basic maneuver or a red action, a strain token removes its only stress token. */
  card('pilot:aftabackbar', ...strainsForStress),

  /** Before engaging, a green token may be taken from any ship at range 0-1 in the firing arc. */
  card('pilot:coruskapellim', takesGreen),

  /** After a maneuver fully executed through a friendly ship, it may evade. */
  card('pilot:caithrenalli-btanr2ywing', evadesThroughFriends),
];
