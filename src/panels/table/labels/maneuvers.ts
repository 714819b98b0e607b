import { type Bearing, type ManeuverCode, parseManeuver } from '../../../engine/core/vocabulary';

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

/** `white 2 bank left` */
export function maneuverName(code: ManeuverCode): string {
  const { speed, bearing, difficulty } = parseManeuver(code);
  return `${difficulty} ${speed} ${BEARING_NAMES[bearing]}`;
}

/** A template by its name, `3bankLeft`: `3 bank left`. */
export function templateName(name: string): string {
  const bearing = BEARING_NAMES[name.slice(1) as Bearing];
  return bearing ? `${name[0]} ${bearing}` : name;
}
