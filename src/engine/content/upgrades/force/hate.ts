import { at, card, recoverForce } from '../../words';

/** Each damage suffered brings back a Force. */
export default card('upgrade:hate', at('after:suffer', { must: ({ self }) => [recoverForce(self)] }));
