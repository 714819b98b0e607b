import { card, forceForBlank } from '../../words';

/** With the enemy ship in the turret arc, a Force turns a blank into a hit, or an evade. */
export default card('upgrade:rey-gunner', ...forceForBlank('turret'));
