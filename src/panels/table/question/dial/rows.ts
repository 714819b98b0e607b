import { type Bearing, type ManeuverCode, parseManeuver, type Speed } from '../../../../engine/core/vocabulary';

/** Every bearing stands in the column of its template, so that a dial is five columns wide. */
const COLUMN: Readonly<Record<Bearing, number>> = {
  turnLeft: 0,
  bankLeft: 1,
  straight: 2,
  bankRight: 3,
  turnRight: 4,
  stationary: 2,
  koiogranTurn: 2,
  segnorsLoopLeft: 1,
  segnorsLoopRight: 3,
  tallonRollLeft: 0,
  tallonRollRight: 4,
  reverseBankLeft: 1,
  reverseStraight: 2,
  reverseBankRight: 3,
};
const COLUMNS = 5;

const PARTS = ['plain', 'special', 'reverse'] as const;
type Part = (typeof PARTS)[number];

function partOf(bearing: Bearing): Part {
  if (bearing.startsWith('reverse')) return 'reverse';
  return /^(koiogran|segnors|tallon)/.test(bearing) ? 'special' : 'plain';
}

export interface DialRow {
  readonly key: string;
  readonly part: Part;
  readonly speed: Speed;
  readonly cells: readonly (ManeuverCode | null)[];
}

/** A dial as rows of speed by bearing: the plain ones, fastest first, then those that end facing elsewhere, then reverse. */
export function dialRows(dial: readonly ManeuverCode[]): readonly DialRow[] {
  const maneuvers = dial.map(code => ({ code, ...parseManeuver(code) }));
  return PARTS.flatMap(part => {
    const own = maneuvers.filter(({ bearing }) => partOf(bearing) === part);
    const speeds = [...new Set(own.map(({ speed }) => speed))].sort((a, b) => b - a);
    return speeds.map(speed => ({
      key: `${part} ${speed}`,
      part,
      speed,
      cells: Array.from(
        { length: COLUMNS },
        (_, column) => own.find(one => one.speed === speed && COLUMN[one.bearing] === column)?.code ?? null,
      ),
    }));
  });
}
