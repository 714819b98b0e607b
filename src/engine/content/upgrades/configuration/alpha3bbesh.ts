import { card, dice, isPrimary, turn } from '../../words';

/** In a primary attack, the lock on the defender turns a blank or focus to a hit. */
export default card(
  'upgrade:alpha3bbesh',
  dice({ as: 'attacker', if: isPrimary, cost: { spend: 'lock' }, does: turn(['blank', 'focus'], 'hit', 1) }),
);
