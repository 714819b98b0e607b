import { card, mayTrade, slamsByCharge } from '../../words';

/** Each SLAM costs the charge, without which there is none; after it, an ion token may remove a disarm token. */
export default card('upgrade:blackone', ...slamsByCharge(scene => mayTrade(scene, 'ion', 'disarm')));
