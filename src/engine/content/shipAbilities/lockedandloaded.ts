import { card, partly } from '../words';

/** Docked, its carrier may follow a primary front or turret attack with a bonus primary rear arc attack. */
export default partly('docking, and the bonus attack of its carrier', card('shipAbility:lockedandloaded'));
