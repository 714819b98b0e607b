import { card, may } from '../../words';

/** Moving and attacking, ignores obstacles that it has locked. */
export default card('upgrade:qira', may('ignoreObstacle', { if: ({ self, object }) => self.locks.includes(object) }));
