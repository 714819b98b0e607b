import { bornForThis, card } from '../../words';

/** Unless strained, another friend at range 0-2 that defends may spend this ship’s focus and evades, which strains it. */
export default card('upgrade:bornforthis-talent', ...bornForThis);
