import { type Bearing, type ManeuverCode, parseManeuver } from '../../engine/core/vocabulary';

export const BEARING_NAMES: Readonly<Record<Bearing, string>> = {
  turnLeft: 'turn left',
  bankLeft: 'bank left',
  straight: 'straight',
  bankRight: 'bank right',
  turnRight: 'turn right',
  koiogranTurn: 'Koiogran turn',
  segnorsLoopLeft: 'Segnor’s loop left',
  segnorsLoopRight: 'Segnor’s loop right',
  tallonRollLeft: 'Tallon roll left',
  tallonRollRight: 'Tallon roll right',
  stationary: 'stop',
  reverseBankLeft: 'reverse bank left',
  reverseStraight: 'reverse straight',
  reverseBankRight: 'reverse bank right',
};

/** On a plate, where the colour is to be seen: `2 bank left`. */
export function plateName(code: ManeuverCode): string {
  const { speed, bearing } = parseManeuver(code);
  return bearing === 'stationary' ? BEARING_NAMES[bearing] : `${speed} ${BEARING_NAMES[bearing]}`;
}
