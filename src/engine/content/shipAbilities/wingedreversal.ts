import { card, wingedReversal } from '../words';

/** For a charge and a strain token a revealed turn is flown as a Tallon roll to the same side, one step harder. */
export default card('shipAbility:wingedreversal', ...wingedReversal);
