import { cannot, card, repairAction } from '../words';

/** While attacking, Force is the only way to modify your dice. */
export default card(
  'damage:blindedpilot',
  cannot('modify', {
    as: 'attacker',
    if: ({ side, dice, by }) => side === 'attacker' && dice === 'attack' && by !== 'force',
  }),
  repairAction,
);
