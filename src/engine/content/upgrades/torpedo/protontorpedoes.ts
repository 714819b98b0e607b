import { card, oneHitIsCrit } from '../../words';

/** One hit becomes a crit. */
export default card('upgrade:protontorpedoes', oneHitIsCrit);
