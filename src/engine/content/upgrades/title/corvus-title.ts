import { amount, card } from '../../words';

/** Placed at setup as if its initiative were 5. */
export default card('upgrade:corvus-title', amount('placedAt', { by: { set: 5 } }));
