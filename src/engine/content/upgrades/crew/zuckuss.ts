import { card, dice, isStressed, reroll } from '../../words';

/** Attacking unstressed, may be stressed to have the defender reroll a die of this ship's choice. */
export default card(
  'upgrade:zuckuss',
  dice({
    as: 'attacker',
    cost: { gain: 'stress' },
    if: ({ self }) => !isStressed(self),
    does: reroll(1, { dice: 'defense' }),
  }),
);
