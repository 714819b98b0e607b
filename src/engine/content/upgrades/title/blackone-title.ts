import { card, slamsByCharge } from '../../words';

/** Each SLAM costs a charge; without one there is none. */
export default card('upgrade:blackone-title', ...slamsByCharge(() => []));
