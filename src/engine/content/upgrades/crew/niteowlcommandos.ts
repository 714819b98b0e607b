import { card, inSystemPhase, notRecovered } from '../../words';

/** A crew that leaves the ship in the System Phase, as a remote. */
export default card('upgrade:niteowlcommandos', inSystemPhase('upgrade:niteowlcommandos'), notRecovered);
