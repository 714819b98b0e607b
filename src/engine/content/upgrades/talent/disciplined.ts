import { actsForTheFallen, card } from '../../words';

/** After another friend at range 0-3 is destroyed that is limited or disciplined, a lock or a barrel roll. */
export default card('upgrade:disciplined', actsForTheFallen('lock', 'barrelRoll'));
