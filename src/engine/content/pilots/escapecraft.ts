import { card, easierBanks, friend, may, stressRerollsBlanks } from '../words';

export default [
  /** As on his ship: unstressed, a stress token rerolls all blanks of a roll. */
  card('pilot:landocalrissian-escapecraft', ...stressRerollsBlanks),
  /** Friends at range 0-1 can attack at range 0 of obstacles. */
  card('pilot:outerrimpioneer', may('attackAtObstacle', { who: friend(0, 1) })),
  /** Without shields, banks are easier. */
  card('pilot:l337-escapecraft', easierBanks({ if: ({ self }) => self.shields === 0 })),
];
