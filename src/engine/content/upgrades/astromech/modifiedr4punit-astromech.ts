import { card, easesRed } from '../../words';

/** Before a red maneuver is executed, the charge makes it easier by one step. */
export default card('upgrade:modifiedr4punit-astromech', ...easesRed);
