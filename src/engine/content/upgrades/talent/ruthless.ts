import { card, dice, turn } from '../../words';

/** Another friend at range 0-1 of the defender suffers a hit, and a result becomes a hit. */
export default card(
  'upgrade:ruthless',
  dice({
    as: 'attacker',
    cost: { suffer: 'hit', of: { is: 'otherFriend', range: [0, 1] }, near: 'defender' },
    does: turn(['blank', 'focus', 'crit'], 'hit', 1),
  }),
);
