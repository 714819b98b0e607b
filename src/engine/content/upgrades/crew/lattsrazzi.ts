import { card, dice, turn } from '../../words';

/** Defending against a stressed attacker, one of its stress tokens may go for a blank or focus to become an evade. */
export default card(
  'upgrade:lattsrazzi',
  dice({
    as: 'defender',
    cost: { remove: 'stress', of: 'opponent' },
    does: turn(['blank', 'focus'], 'evade', 1),
  }),
);
