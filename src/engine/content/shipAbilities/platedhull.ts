import { card, dice, turn } from '../words';

/** Defending without a faceup damage card, one crit becomes a hit. */
export default card(
  'shipAbility:platedhull',
  dice({
    as: 'defender',
    must: true,
    if: ({ self }) => self.damage.every(({ faceup }) => !faceup),
    does: turn(['crit'], 'hit', 1, { dice: 'attack' }),
  }),
);
