import { card, inSystemPhase } from '../../words';

/** Dropped in the System Phase. */
export default card('upgrade:seismiccharges', inSystemPhase('upgrade:seismiccharges'));
