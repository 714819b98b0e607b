import { card, repairsOne } from '../../words';

/** As the Engagement Phase starts, two charges repair a faceup damage card. */
export default card('upgrade:chewbacca', repairsOne('start:engagement', { charge: 2 }));
