import { card, namesResults } from '../../words';

/** Before a ship at range 0-2 rolls, a Force names a result that must be among the dice, if all Force is active. */
export default card('upgrade:countdooku', ...namesResults);
