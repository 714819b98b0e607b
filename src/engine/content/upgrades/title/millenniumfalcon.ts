import { card, dice, reroll } from '../../words';

/** Defending with an evade token, it may reroll one defense die. */
export default card(
  'upgrade:millenniumfalcon',
  dice({ as: 'defender', if: ({ self }) => self.tokens.evade > 0, does: reroll(1) }),
);
