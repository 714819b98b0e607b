import { addsToTheirs, card } from '../../words';

/** The same on a standard loadout. */
export default card('upgrade:pettyofficerthanisson-crew', addsToTheirs);
