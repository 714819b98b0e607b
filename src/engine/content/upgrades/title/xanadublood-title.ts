import { card, strikesOnDecloak } from '../../words';

/** After decloaking, an enemy ship in the bullseye arc may be strained. */
export default card('upgrade:xanadublood-title', strikesOnDecloak('strain'));
