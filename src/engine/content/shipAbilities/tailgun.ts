import { card, partly } from '../words';

/** With a docked ship, a rear arc primary weapon as strong as that ship's front one. */
export default partly('docking, and the rear arc weapon that it brings', card('shipAbility:tailgun'));
