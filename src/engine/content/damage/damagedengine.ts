import { amount, card, isTurn } from '../words';

/** Turns are harder by one step. */
export default card(
  'damage:damagedengine',
  amount('difficulty', { if: ({ maneuver }) => isTurn(maneuver), by: { add: 1 } }),
);
