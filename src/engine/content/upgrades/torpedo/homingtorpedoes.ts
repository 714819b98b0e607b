import { card, oneCrit, sufferedInstead } from '../../words';

/** Once declared, the defender may suffer a crit: no dice are rolled then, and the attack hits. */
export default card('upgrade:homingtorpedoes', sufferedInstead(oneCrit));
