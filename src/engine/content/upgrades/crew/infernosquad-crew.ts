import { card, dice, friend, turn } from '../../words';

/** A friendly Gideon Hask, Del Meeko or Seyn Marana at range 0-2 attacks: a hit suffered here makes one of its results a hit. */
export default card(
  'upgrade:infernosquad-crew',
  dice({
    as: 'attacker',
    who: friend(0, 2, { named: ['Gideon Hask', 'Del Meeko', 'Seyn Marana'] }),
    cost: { suffer: 'hit' },
    does: turn(['blank', 'focus', 'crit'], 'hit', 1),
  }),
);
