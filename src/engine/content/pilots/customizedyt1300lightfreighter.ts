import {
  card,
  easierBanks,
  isObstructedByObstacle,
  mayDefendWithOneMore,
  mayRollOneMore,
  same,
  stressRerollsBlanks,
} from '../words';

/** Defending or in a primary attack, one more die may be rolled past an obstacle. */
const han = card(
  'pilot:hansolo',
  ...mayRollOneMore(isObstructedByObstacle),
  ...mayDefendWithOneMore(isObstructedByObstacle),
);

export default [
  han,
  same('pilot:hansolo-armedanddangerous', han),
  /** Unstressed, a stress token rerolls all blanks of a roll. */
  card('pilot:landocalrissian', ...stressRerollsBlanks),
  /** Without shields, banks are easier. */
  card('pilot:l337', easierBanks({ if: ({ self }) => self.shields === 0 })),
];
