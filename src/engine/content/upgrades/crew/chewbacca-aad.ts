import { card, repairsOne } from '../../words';

/** In the System Phase, two charges repair a faceup damage card. */
export default card('upgrade:chewbacca-aad', repairsOne('during:system', { charge: 2 }));
