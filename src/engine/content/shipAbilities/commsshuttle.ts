import { card, partly } from '../words';

/** Docked, its carrier has the coordinate action and may perform it before it activates. */
export default partly('ships dock by hand, and so does the carrier’s coordinate', card('shipAbility:commsshuttle'));
