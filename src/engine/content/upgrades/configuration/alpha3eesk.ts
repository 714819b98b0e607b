import { card, critsAreIons, isPrimary } from '../../words';

/** Before the dice of a primary attack, two charges: its crits leave ion tokens and no damage. */
export default card('upgrade:alpha3eesk', ...critsAreIons(isPrimary));
