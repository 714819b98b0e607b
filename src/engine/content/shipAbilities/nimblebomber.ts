import { banksOf, card, templates } from '../words';

/** A device dropped by a straight template may be dropped by the banks of that speed. */
export default card('shipAbility:nimblebomber', templates('drop', { by: banksOf }));
