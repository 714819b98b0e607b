import { amount, card, isBasic } from '../../words';

/** Straights, banks and turns of speed 1 and 2 are easier by one step. */
export default card(
  'upgrade:r4astromech',
  amount('difficulty', { if: ({ maneuver }) => maneuver.speed <= 2 && isBasic(maneuver), by: { add: -1 } }),
);
