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
  readonly range: number;
  readonly obstructed: boolean;
  readonly dice: readonly [attack: number, defense: number];
}

export function shotWords({ from, to, plain, range, obstructed, dice }: Shot): string {
  const measured = plain === range ? `range ${range}` : `attack range ${range} (bases at range ${plain})`;
  const rocks = obstructed ? ', obstructed' : '';
  return `${from} attacks ${to} at ${measured}${rocks}: ${dice[0]} attack dice against ${dice[1]} defense dice.`;
}

/** Why there is no attack: too far for any weapon, out of the arc, or not at the ranges of this weapon. */
export function noShotWords(from: string, to: string, range: number, inArc: boolean): string {
  if (range > MAX_RANGE) return `${to} is beyond range ${MAX_RANGE} of ${from}: no attack.`;
  if (!inArc) return `${to} is not in the firing arc of ${from}: no attack.`;
  return `${to} is at range ${range}, which this weapon does not reach.`;
}

export const BARRED_WORDS: Readonly<Record<string, string>> = {
  disarmed: 'is disarmed: no attack.',
  cloaked: 'is cloaked: no attack.',
  onObstacle: 'touches an obstacle: no attack.',
};

interface Chances {
  readonly damage: number;
  readonly hit: number;
  readonly destroyed: number;
}

const inHundred = (chance: number): number => Math.round(100 * chance);

/** What an attack comes to, and what it would without any tokens. */
export function oddsWords({ damage, hit, destroyed }: Chances, bare: number): string {
  const [with_, without] = [damage.toFixed(1), bare.toFixed(1)];
  const kill = inHundred(destroyed) > 0 ? `, and ${inHundred(destroyed)} destroy it` : '';
  const compared = with_ === without ? '' : ` Without tokens: ${without}.`;
  return `On average ${with_} damage; of 100 such attacks ${inHundred(hit)} hit${kill}.${compared}`;
}

export const edgeWords = (mark: string, inside: boolean): string =>
  inside
    ? `${mark} lies within range 1 of its edge: it may be placed so.`
    : `${mark} sticks out of range 1 of its edge: it may not be placed so.`;

/** Other things than ships, as they are spoken of. */
export const THING_WORDS: Readonly<Record<string, string>> = {
  R1: 'the obstacle',
  M1: 'the marker',
  D1: 'the device',
};

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
  readonly met: readonly { readonly what: Crossed; readonly under: boolean }[];
}

/** What a ship may lie on, or a template. */
type Crossed = ObstacleKind | 'mine';

const CROSSED_WORDS: Readonly<Record<Crossed, string>> = {
  mine: 'the mine, which goes off',
  asteroid: 'the asteroid',
  debris: 'the debris',
  gas: 'the gas cloud',
};

export function flownWords({ mark, maneuver, overlapped, ends, flees, met }: Flown): string {
  const bump =
    overlapped.length > 0 ? ` It would overlap ${overlapped.join(' and ')}, and backs up until it touches.` : '';
  const rocks = met
    .map(({ what, under }) => ` It ${under ? 'ends on' : 'moves through'} ${CROSSED_WORDS[what]}.`)
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
