import { amount, card } from '../words';

/** One defense die fewer. */
export default card('damage:structuraldamage', amount('defenseDice', { as: 'defender', by: { add: -1 } }));
