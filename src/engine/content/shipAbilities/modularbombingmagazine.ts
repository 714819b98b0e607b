import { card, fromTheSides, templates } from '../words';

/** Devices are dropped from the left or right side as well. */
export default card('shipAbility:modularbombingmagazine', templates('drop', { by: fromTheSides }));
