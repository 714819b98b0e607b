import { card, oneHit, sufferedInstead } from '../../words';

/** Once declared, the defender may suffer a hit: no dice are rolled then, and the attack hits. */
export default card('upgrade:homingmissiles', sufferedInstead(oneHit));
