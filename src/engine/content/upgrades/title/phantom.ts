import { amount, card } from '../../words';

/** Docks at range 0-1. */
export default card('upgrade:phantom', amount('dockRange', { by: { set: 1 } }));
