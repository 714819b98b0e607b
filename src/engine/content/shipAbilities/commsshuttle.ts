import { card, partly } from '../words';

/** Docked, its carrier has the coordinate action and may perform it before it activates. */
export default partly('docking, and the coordinate action of its carrier', card('shipAbility:commsshuttle'));
