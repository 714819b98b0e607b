import { amount, card, isBank, isTurn } from '../words';

/** Banks of speed 2-3 are easier, turns of speed 3 harder. (That Standardized does not bind it is for squads to know.) */
export default card(
  'shipAbility:modifiedfororganics',
  amount('difficulty', {
    name: 'easier',
    if: ({ maneuver }) => isBank(maneuver) && (maneuver.speed === 2 || maneuver.speed === 3),
    by: { add: -1 },
  }),
  amount('difficulty', {
    name: 'harder',
    if: ({ maneuver }) => isTurn(maneuver) && maneuver.speed === 3,
    by: { add: 1 },
  }),
);
