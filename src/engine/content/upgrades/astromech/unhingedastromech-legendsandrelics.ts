import { amount, card, isBasic } from '../../words';

/** Straights, banks and turns of speed 3 are easier by one step. */
export default card(
  'upgrade:unhingedastromech-legendsandrelics',
  amount('difficulty', { if: ({ maneuver }) => maneuver.speed === 3 && isBasic(maneuver), by: { add: -1 } }),
);
