import { card, may } from '../../words';

/** It may attack ships of its own side. */
export default card('upgrade:r5tk', may('attackFriend'));
