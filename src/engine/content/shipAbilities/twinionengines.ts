import { card } from '../words';

/** What only a TIE may carry may be equipped: squads know, and nothing is left to do in play. */
export default card('shipAbility:twinionengines');
