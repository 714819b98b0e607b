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

/** The same knights as in the Delta-7, whose file tells what each does. */
export default [
  card('pilot:anakinskywalker-delta7baethersprite', shedsStressForForce),
  card('pilot:luminaraunduli-delta7baethersprite', ...soothesAttacks),
  card('pilot:barrissoffee-delta7baethersprite', ...guidesAttacks),
  card('pilot:ahsokatano-delta7baethersprite', inspiresAction),
  card('pilot:obiwankenobi-delta7baethersprite', restoresFocus),
  card('pilot:plokoon-delta7baethersprite', bearsBurdens),
  card('pilot:saeseetiin-delta7baethersprite', foreseesManeuvers),
  card('pilot:macewindu-delta7baethersprite', recoversByRed),
  card('pilot:adigallia-delta7baethersprite', ...deniesRangeBonus),
];
