import { card, rerollsUpClose } from '../../words';

/** Attacking at range 0-1 of the defender, one attack die may be rerolled. */
export default card('upgrade:bokatankryze', rerollsUpClose);
