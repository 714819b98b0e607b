import { card, strainsForFocus } from '../../words';

/** Attacking, after results are neutralized, a focus result strains the defender once the attack is over. */
export default card('upgrade:targetingmatrix-legendsandrelics', ...strainsForFocus);
