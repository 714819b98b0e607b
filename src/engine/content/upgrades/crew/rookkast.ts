import { at, card, dice, gain, turn } from '../../words';

/** A red action may strain it; attacking while strained, a blank or focus may become a hit. */
export default card(
  'upgrade:rookkast',
  at('after:action', { if: ({ color }) => color === 'red', may: ({ self }) => [gain(self, 'strain')] }),
  dice({ as: 'attacker', if: ({ self }) => self.tokens.strain > 0, does: turn(['blank', 'focus'], 'hit', 1) }),
);
