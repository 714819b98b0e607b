import type { Bearing } from '../../engine/core/vocabulary';
import { type Drawing, line, solid } from './part';
import { mirrored, upsideDown } from './turn';

const straight = [line('M12 21.5 L12 9', 3.6), solid('M12 1.5 L19 11 L5 11 Z')];
const bankLeft = [line('M16.5 21.5 L16.5 17 Q16.5 13.5 14 11 L11 8', 3.6), solid('M4 1.5 L15.2 3.6 L6.1 12.7 Z')];
const turnLeft = [line('M18 21.5 L18 13 Q18 8.5 13.5 8.5 L9.5 8.5', 3.6), solid('M1.5 8.5 L11 1.5 L11 15.5 Z')];
/** A bank that comes back along itself. */
const segnorsLoopLeft = [
  line('M20 21.8 L20 18 Q20 13.5 16.5 10 L12 5.5 A4.3 4.3 0 0 0 5.9 11.6', 3),
  solid('M12.8 18.4 L3 16.3 L10.7 8.6 Z'),
];
/** A turn with a quarter turn on top: all corners. */
const tallonRollLeft = [line('M20.3 21.8 L20.3 5 L6 5 L6 12', 3.2), solid('M6 21 L0.8 12 L11.2 12 Z')];

export const BEARING_ICONS = {
  turnLeft,
  bankLeft,
  straight,
  bankRight: mirrored(bankLeft),
  turnRight: mirrored(turnLeft),
  koiogranTurn: [line('M6 21.5 L6 9 A5.2 5.2 0 0 1 16.4 9 L16.4 13', 3.4), solid('M16.4 21.5 L10.4 12.5 L22.4 12.5 Z')],
  segnorsLoopLeft,
  segnorsLoopRight: mirrored(segnorsLoopLeft),
  tallonRollLeft,
  tallonRollRight: mirrored(tallonRollLeft),
  stationary: [solid('M4.5 4.5 L19.5 4.5 L19.5 19.5 L4.5 19.5 Z')],
  reverseBankLeft: upsideDown(bankLeft),
  reverseStraight: upsideDown(straight),
  reverseBankRight: mirrored(upsideDown(bankLeft)),
} as const satisfies Record<Bearing, Drawing>;
