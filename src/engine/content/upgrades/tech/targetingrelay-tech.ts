import { card, targetingRelay } from '../../words';

/** A friend locks an enemy ship close by: a charge and a stress token for its calculate token. */
export default card('upgrade:targetingrelay-tech', targetingRelay);
