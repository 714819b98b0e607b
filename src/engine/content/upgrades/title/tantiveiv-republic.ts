import { card, dice, greenTokens, turn } from '../../words';

/** Defending without green tokens, one result becomes an evade. */
export default card(
  'upgrade:tantiveiv-republic',
  dice({ as: 'defender', if: ({ self }) => greenTokens(self) === 0, does: turn(['blank', 'focus'], 'evade', 1) }),
);
