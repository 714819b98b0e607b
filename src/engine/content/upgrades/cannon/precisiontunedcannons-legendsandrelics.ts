import { card, focusInBullseye } from '../../words';

/** At a ship in the bullseye arc, a focus result is added to the roll. */
export default card('upgrade:precisiontunedcannons-legendsandrelics', focusInBullseye);
