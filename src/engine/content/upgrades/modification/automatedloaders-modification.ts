import { card, reloadsAfterPrimary } from '../../words';

/** After a primary attack, the charge for a reload action. */
export default card('upgrade:automatedloaders-modification', reloadsAfterPrimary);
