import {
  type Bearing,
  type ManeuverCode,
  type ObstacleKind,
  type PrintedArc,
  parseManeuver,
} from '../engine/core/vocabulary';
import type { Aspect } from '../engine/geometry/arc';
import { MAX_RANGE } from '../engine/geometry/measures';

/** What examples say of themselves, anew whenever a piece is moved. */
export const rangeWords = (range: number): string => (range > MAX_RANGE ? 'Beyond range 3' : `Range ${range}`);

export const ARC_WORDS: Readonly<Record<PrintedArc, string>> = {
  front: 'front arc',
  rear: 'rear arc',
  left: 'left arc',
  right: 'right arc',
  bullseye: 'bullseye',
  fullFront: 'full front arc',
  fullRear: 'full rear arc',
};

const BEARING_WORDS: Readonly<Record<Bearing, string>> = {
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
  stationary: 'stationary',
  reverseBankLeft: 'reverse bank left',
  reverseStraight: 'reverse straight',
  reverseBankRight: 'reverse bank right',
};

/** `2 bank left, blue` */
export function maneuverWords(code: ManeuverCode): string {
  const { speed, bearing, difficulty } = parseManeuver(code);
  return `${speed} ${BEARING_WORDS[bearing]}, ${difficulty}`;
}

interface Shot {
  readonly from: string;
  readonly to: string;
  /** From base to base, wherever the arc runs. */
  readonly plain: number;
  /** Null where the target is not in the arc. */
  readonly range: number | null;
  readonly obstructed: boolean;
  readonly dice: readonly [attack: number, defense: number] | null;
}

export function shotWords({ from, to, plain, range, obstructed, dice }: Shot): string {
  if (range === null) return `${to} is not in the firing arc of ${from}: no attack.`;
  if (range > MAX_RANGE || !dice) return `${to} is in the arc but beyond range 3: no attack.`;
  const measured = plain === range ? `range ${range}` : `attack range ${range} (bases at range ${plain})`;
  const rocks = obstructed ? ', obstructed' : '';
  return `${from} attacks ${to} at ${measured}${rocks}: ${dice[0]} attack dice against ${dice[1]} defense dice.`;
}

export const aspectWords = (mark: string, of: string, aspect: Aspect | null): string =>
  ({
    inFrontOf: `${mark} is in front of ${of}.`,
    behind: `${mark} is behind ${of}.`,
    flanking: `${mark} is flanking ${of}: it lies across the line through its middle.`,
  })[aspect ?? 'flanking'];

interface Flown {
  readonly mark: string;
  readonly maneuver: string;
  readonly overlapped: readonly string[];
  /** How many places there are to end at. */
  readonly ends: number;
  readonly flees: boolean;
  readonly met: readonly { readonly rock: ObstacleKind; readonly under: boolean }[];
}

const ROCK_WORDS: Readonly<Record<ObstacleKind, string>> = {
  asteroid: 'the asteroid',
  debris: 'the debris',
  gas: 'the gas cloud',
};

export function flownWords({ mark, maneuver, overlapped, ends, flees, met }: Flown): string {
  const bump =
    overlapped.length > 0 ? ` It would overlap ${overlapped.join(' and ')}, and backs up until it touches.` : '';
  const rocks = met
    .map(({ rock, under }) => ` It ${under ? 'ends on' : 'moves through'} ${ROCK_WORDS[rock]}.`)
    .join('');
  const choice = ends > 1 ? ` It may end in ${ends} places.` : '';
  const lost = flees ? ' It is outside: it flees.' : '';
  const clear = bump || rocks || lost ? '' : ' Nothing is in the way.';
  return `${mark} flies ${maneuver}.${bump}${rocks}${choice}${lost}${clear}`;
}

export const SLIP_WORDS = {
  roll: (mark: string, free: number, of: number) => `${mark} may barrel roll to ${free} of ${of} places.`,
  boost: (mark: string, free: number, of: number) => `${mark} may boost to ${free} of ${of} places.`,
  decloak: (mark: string, free: number, of: number) => `${mark} may decloak to ${free} of ${of} places.`,
} as const;
