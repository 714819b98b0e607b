import { card, dice, turn } from '../words';

/** Given up for one result, any that the player picks: a hit while attacking, an evade while defending. */
export default card(
  'condition:ancientknowledge',
  dice({ as: 'attacker', cost: { discard: true }, does: turn(['blank', 'focus', 'crit'], 'hit', 1) }),
  dice({ as: 'defender', cost: { discard: true }, does: turn(['blank', 'focus'], 'evade', 1) }),
);
