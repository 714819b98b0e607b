import { card, roilingAnger } from '../../words';

/** As the Engagement Phase starts in an enemy’s front arc, a strain token for a Force. */
export default card('upgrade:roilinganger-force', roilingAnger);
