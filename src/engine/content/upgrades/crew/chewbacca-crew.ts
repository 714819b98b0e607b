import { card, repairsOne } from '../../words';

/** As the End Phase starts, a focus token repairs a faceup damage card. */
export default card('upgrade:chewbacca-crew', repairsOne('start:end', { spend: 'focus' }));
