import { card, inSystemPhase, notRecovered } from '../../words';

/** Launched in the System Phase. */
export default card('upgrade:electrochaffmissiles', inSystemPhase('upgrade:electrochaffmissiles'), notRecovered);
