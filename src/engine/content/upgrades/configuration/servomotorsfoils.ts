import { amount, card, flipsBeforeActivating, isPrimary } from '../../words';

/** Closed: primary attacks roll one die fewer; boosts stand on the card. Open: nothing. Flips before activating. */
export default card(
  'upgrade:servomotorsfoils',
  amount('attackDice', { side: 0, as: 'attacker', if: isPrimary, by: { add: -1 } }),
  flipsBeforeActivating(),
);
