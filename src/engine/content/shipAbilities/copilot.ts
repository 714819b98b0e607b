import { card, partly } from '../words';

/** Docked, its carrier has this pilot's ability too. */
export default partly('docking, and the pilot ability that its carrier then has', card('shipAbility:copilot'));
