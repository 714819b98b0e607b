import { card, farScanners } from '../words';

/** Locks beyond range 3, but not at range 1. */
export default card('shipAbility:experimentalscanners', ...farScanners);
