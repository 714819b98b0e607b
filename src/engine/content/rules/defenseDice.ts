import { ALL, card, dice, turn } from '../words';

/** What tokens and Force are spent for while defending. */
export default card(
  'rule:defenseDice',
  dice({ name: 'focus', as: 'defender', cost: { spend: 'focus' }, does: turn(['focus'], 'evade', ALL) }),
  dice({ name: 'calculate', as: 'defender', cost: { spend: 'calculate' }, does: turn(['focus'], 'evade', 1) }),
  dice({ name: 'force', as: 'defender', cost: { force: 1 }, does: turn(['focus'], 'evade', 1) }),
  dice({ name: 'evade:blank', as: 'defender', cost: { spend: 'evade' }, does: turn(['blank'], 'evade', 1) }),
  dice({ name: 'evade:focus', as: 'defender', cost: { spend: 'evade' }, does: turn(['focus'], 'evade', 1) }),
);
