import { card, turretStrikesAnother } from '../../words';

/** After a primary attack, focused: a bonus turret attack on a ship not attacked this round. (Its rotate stands on the card.) */
export default card('upgrade:ghostcompany', turretStrikesAnother);
