import { card, may } from '../../words';

/** Boosts and rolls through obstacles and onto them, and suffers what they do. */
export default card('upgrade:q7astromech', may('moveThroughObstacle'));
