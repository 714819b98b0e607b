import { card, ionizes } from '../../words';

/** One result is a hit, all others are ion tokens. */
export default card('upgrade:ioncannonturret', ionizes);
