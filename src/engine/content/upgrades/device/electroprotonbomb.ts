import { card, inSystemPhase, notRecovered } from '../../words';

/** Dropped in the System Phase; its charges never come back. */
export default card('upgrade:electroprotonbomb', inSystemPhase('upgrade:electroprotonbomb'), notRecovered);
