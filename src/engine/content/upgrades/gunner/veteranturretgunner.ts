import { card, turretStrikesToo } from '../../words';

/** After a primary attack, a bonus attack from a turret arc not yet attacked from this round. */
export default card('upgrade:veteranturretgunner', turretStrikesToo);
