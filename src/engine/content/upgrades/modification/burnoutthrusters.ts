import { card, mayTrade, slamsByCharge } from '../../words';

/** A SLAM costs the charge, without which there is none; then a deplete token may be gained to remove a disarm token. */
export default card('upgrade:burnoutthrusters', ...slamsByCharge(scene => mayTrade(scene, 'deplete', 'disarm')));
