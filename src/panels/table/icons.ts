import type { Bearing } from '../../engine/core/vocabulary';

/** Arrows for the bearings, until our own drawings stand. */
export const BEARING_ICONS: Readonly<Record<Bearing, string>> = {
  turnLeft: '↰',
  bankLeft: '↖',
  straight: '↑',
  bankRight: '↗',
  turnRight: '↱',
  koiogranTurn: '⤶',
  segnorsLoopLeft: '⟲',
  segnorsLoopRight: '⟳',
  tallonRollLeft: '↶',
  tallonRollRight: '↷',
  stationary: '■',
  reverseBankLeft: '↙',
  reverseStraight: '↓',
  reverseBankRight: '↘',
};

/** Faces by letter and shape, so that colour alone tells nothing. */
export const FACE_ICONS: Readonly<Record<string, string>> = { hit: '✹', crit: '✸', focus: '◉', blank: '·', evade: '↯' };
