import { card, forceWhenHurt } from '../../words';

/** Recovers a Force after defending, if it suffered damage in that attack. */
export default card('upgrade:thechild-crew', ...forceWhenHurt);
