import { amount, card, repairAction } from '../words';

/** One attack die fewer. */
export default card('damage:weaponsfailure', amount('attackDice', { as: 'attacker', by: { add: -1 } }), repairAction);
