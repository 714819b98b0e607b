import { amount, card, enemy } from '../../words';

/** An enemy at range 0 rolls a defense die fewer. */
export default card(
  'upgrade:intimidation',
  amount('defenseDice', { as: 'defender', who: enemy(0, 0), by: { add: -1 } }),
);
