import { card, turretStrikesAnother } from '../../words';

/** After a primary attack, with a focus token, a bonus turret attack on a ship that it has not attacked this round. */
export default card('upgrade:bistan', turretStrikesAnother);
