import { card, partingGift } from '../../words';

/** Destroyed, before it leaves: a bomb of one of its device cards, dropped or launched by a speed 1 straight or bank. */
export default card('upgrade:partinggift-talent', partingGift);
