import { ALL, card, dice, turn, withThis } from '../../words';

/** After attack dice were modified, all crits are hits. */
export default card(
  'upgrade:heavylasercannon',
  dice({ as: 'attacker', at: 'after:modifyAttack', must: true, if: withThis, does: turn(['crit'], 'hit', ALL) }),
);
