import { card, selfless } from '../../words';

/** In the attack arc on another friend at range 0-1, it suffers a crit to cancel one. */
export default card('upgrade:selfless-talent', selfless);
