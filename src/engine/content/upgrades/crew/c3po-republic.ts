import { calculatesMore, card, dice, reroll } from '../../words';

/** Calculating, one defense die may be rerolled. A calculate action brings one token more. */
export default card(
  'upgrade:c3po-republic',
  dice({ as: 'defender', if: ({ self }) => self.tokens.calculate > 0, does: reroll(1) }),
  calculatesMore(),
);
