import { actsForTheFallen, card } from '../../words';

/** After another friend at range 0-3 is destroyed that is limited or hopeful, a focus or a boost. */
export default card('upgrade:hopeful', actsForTheFallen('focus', 'boost'));
