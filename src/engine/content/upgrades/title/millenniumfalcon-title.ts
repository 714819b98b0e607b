import { card, dice, redOrOrangeTokens, reroll } from '../../words';

/** With a red or orange token, a lock aside, it may reroll one die of its own. */
export default card(
  'upgrade:millenniumfalcon-title',
  dice({ as: 'attacker', if: ({ self }) => redOrOrangeTokens(self) > 0, does: reroll(1) }),
  dice({ as: 'defender', if: ({ self }) => redOrOrangeTokens(self) > 0, does: reroll(1) }),
);
