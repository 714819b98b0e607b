import { card, partly } from '../words';

/** With a docked ship, a rear arc primary weapon as strong as that ship's front one. */
export default partly('ships dock by hand, and so does the rear arc weapon', card('shipAbility:tailgun'));
