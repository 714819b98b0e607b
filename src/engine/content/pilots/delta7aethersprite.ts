import {
  bearsBurdens,
  card,
  deniesRangeBonus,
  foreseesManeuvers,
  guidesAttacks,
  inspiresAction,
  recoversByRed,
  restoresFocus,
  shedsStressForForce,
  soothesAttacks,
} from '../words';

export default [
  /** With an enemy in the bullseye or close in front after a maneuver fully executed, a Force removes a stress token. */
  card('pilot:anakinskywalker', shedsStressForForce),

  /** A friend at range 0-2 defends outside the attacker’s bullseye: a Force makes a crit a hit, or a hit a focus. */
  card('pilot:luminaraunduli', ...soothesAttacks),

  /** A friend at range 0-2 attacks whom it has in its bullseye: a Force makes a focus a hit, or a hit a crit. */
  card('pilot:barrissoffee', ...guidesAttacks),

  /** After a maneuver fully executed, a Force lets a friend at range 0-1 perform an action, even while stressed. */
  card('pilot:ahsokatano', inspiresAction),

  /** A friend at range 0-2 that has spent a focus token gains one for a Force. */
  card('pilot:obiwankenobi', restoresFocus),

  /** As the Engagement Phase starts, a Force gives another friend at range 0-2 a green token or takes an orange one. */
  card('pilot:plokoon', bearsBurdens),

  /** A friend at range 0-2 has revealed its dial: a Force turns it to another maneuver of that speed and difficulty. */
  card('pilot:saeseetiin', foreseesManeuvers),

  /** A red maneuver fully executed recovers a Force. */
  card('pilot:macewindu', recoversByRed),

  /** A Force denies the attacker its range bonus at attack range 1, the defender its own at 3. */
  card('pilot:adigallia', ...deniesRangeBonus),
];
