import { at, card, lockAny } from '../../words';

/** After an action, the charge for a lock. */
export default card('upgrade:r2a3-talent', at('after:action', { cost: { charge: 1 }, may: lockAny }));
