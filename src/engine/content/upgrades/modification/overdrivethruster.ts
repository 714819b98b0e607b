import { card, overdrive } from '../../words';

/** Red boosts, barrel rolls and SLAMs must use a template one speed higher, where there is one. */
export default card('upgrade:overdrivethruster', ...overdrive);
