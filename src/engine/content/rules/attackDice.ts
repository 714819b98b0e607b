import { ALL, card, dice, reroll, turn } from '../words';

/** What tokens, Force and locks are spent for while attacking: records like those of any card. */
export default card(
  'rule:attackDice',
  dice({ name: 'focus', as: 'attacker', cost: { spend: 'focus' }, does: turn(['focus'], 'hit', ALL) }),
  dice({ name: 'calculate', as: 'attacker', cost: { spend: 'calculate' }, does: turn(['focus'], 'hit', 1) }),
  dice({ name: 'force', as: 'attacker', cost: { force: 1 }, does: turn(['focus'], 'hit', 1) }),
  dice({ name: 'lock', as: 'attacker', cost: { spend: 'lock' }, does: reroll(ALL) }),
);
