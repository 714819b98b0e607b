import { card, repairsOne } from '../../words';

/** A charge repairs a faceup Ship damage card in the System Phase. */
export default card('upgrade:gauntlet', repairsOne('during:system', { charge: 1 }, 'ship'));
