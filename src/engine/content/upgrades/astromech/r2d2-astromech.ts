import { card, shieldForDisarm } from '../../words';

/** After revealing the dial: a charge and a disarm token for a shield. */
export default card('upgrade:r2d2-astromech', shieldForDisarm);
