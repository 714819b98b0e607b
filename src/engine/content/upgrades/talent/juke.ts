import { card, dice, turn } from '../../words';

/** Attacking with an evade token: one of the defender's evades may become a focus. */
export default card(
  'upgrade:juke',
  dice({
    as: 'attacker',
    if: ({ self }) => self.tokens.evade > 0,
    does: turn(['evade'], 'focus', 1, { dice: 'defense' }),
  }),
);
