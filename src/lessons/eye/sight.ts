import { pickFrom, randomFrom } from '../../bots/random';
import type { Pose } from '../../engine/core/place';
import { type ManeuverCode, parseManeuver } from '../../engine/core/vocabulary';
import { isInArc } from '../../engine/geometry/arc';
import { type Base, baseAt, pointOf } from '../../engine/geometry/base';
import { courseOf } from '../../engine/geometry/course';
import { distanceOfBases } from '../../engine/geometry/distance';
import { landingsOf } from '../../engine/geometry/landing';
import { execute } from '../../engine/geometry/maneuver';
import { MAX_RANGE, RANGE_BAND } from '../../engine/geometry/measures';
import { distanceBetween } from '../../engine/geometry/pose';
import { basesOverlap } from '../../engine/geometry/separation';

export const SIGHT_KINDS = ['arc', 'range', 'bump', 'template'] as const;
export type SightKind = (typeof SIGHT_KINDS)[number];

/** One look at two small ships: A1, the player’s, and B1. What is asked has one right answer. */
export interface Sight {
  readonly kind: SightKind;
  readonly mine: Pose;
  readonly other: Pose;
  /** What A1 flies, or could. */
  readonly maneuvers: readonly ManeuverCode[];
  /** Where it ends if nobody is in the way. */
  readonly end: Pose | null;
  /** How many answers there are, which one is right, and by how many millimetres each is off. */
  readonly right: number;
  readonly errors: readonly number[];
}

type Random = () => number;

const SIZE = 'small';
const base = (pose: Pose): Base => baseAt(pose, SIZE);
const between = (random: Random, least: number, most: number): number => least + random() * (most - least);
const turned = (heading: number): number => ((heading % 360) + 360) % 360;

/** Somewhere in the middle of the table, facing up or a little aslant. */
const somewhere = (random: Random): Pose => ({
  x: Math.round(between(random, 380, 540)),
  y: Math.round(between(random, 240, 340)),
  heading: turned(Math.round(between(random, -30, 30))),
});

const seenFrom = (mine: Pose, ahead: number, right: number, heading: number): Pose => {
  const { x, y } = pointOf(base(mine), ahead, right);
  return { x: Math.round(x), y: Math.round(y), heading: turned(Math.round(heading)) };
};

/** How far a ship would have to be moved along a line, either way, until something is otherwise. */
export function untilOtherwise(pose: Pose, along: { x: number; y: number }, holds: (pose: Pose) => boolean): number {
  const now = holds(pose);
  const at = (by: number): Pose => ({ ...pose, x: pose.x + along.x * by, y: pose.y + along.y * by });
  let best = MOST;
  for (const sign of [1, -1]) {
    let [low, high] = [0, 1];
    while (high < MOST && holds(at(sign * high)) === now) [low, high] = [high, high + 4];
    if (high >= MOST) continue;
    while (high - low > 0.1) {
      const middle = (low + high) / 2;
      if (holds(at(sign * middle)) === now) low = middle;
      else high = middle;
    }
    best = Math.min(best, high);
  }
  return best;
}

/** Further off than anybody errs. */
const MOST = 300;

const ANYWAY = { maneuvers: [], end: null };
const YES = 0;
const NO = 1;

/** One of the two is right; the other is off by so much. */
const yesOrNo = (yes: boolean, off: number): Pick<Sight, 'right' | 'errors'> => ({
  right: yes ? YES : NO,
  errors: yes ? [0, off] : [off, 0],
});

/** Is B1 in the front arc? Always near enough to its edge to be worth a look. */
function arcSight(random: Random): Sight {
  const mine = somewhere(random);
  const ahead = between(random, 90, 220);
  const side = random() < 0.5 ? -1 : 1;
  // The edge of the arc runs about aslant.
  const other = seenFrom(mine, ahead, side * (ahead * 0.86 + between(random, -25, 75)), between(random, 0, 360));
  const { forwardX, forwardY } = base(mine);
  const inArc = (pose: Pose) => isInArc(base(mine), 'front', base(pose));
  const off = untilOtherwise(other, { x: forwardY, y: -forwardX }, inArc);
  return { kind: 'arc', mine, other, ...ANYWAY, ...yesOrNo(inArc(other), off) };
}

/** At which range is B1? Ranges 1 to 3, and beyond. */
function rangeSight(random: Random): Sight {
  const mine = somewhere(random);
  const turn = (between(random, -60, 60) * Math.PI) / 180;
  const far = between(random, 60, 390);
  const other = seenFrom(mine, far * Math.cos(turn), far * Math.sin(turn), between(random, 0, 360));
  const distance = distanceOfBases(base(mine), base(other));
  const errors = Array.from({ length: MAX_RANGE + 1 }, (_, at) =>
    Math.max(0, at * RANGE_BAND - distance, at < MAX_RANGE ? distance - (at + 1) * RANGE_BAND : 0),
  );
  return { kind: 'range', mine, other, ...ANYWAY, errors, right: errors.indexOf(0) };
}

const BUMPING: readonly ManeuverCode[] = ['2FB', '3FW', '2BB', '2NB', '3BW', '3NW', '2TW', '2YW'];

const endOf = (mine: Pose, code: ManeuverCode): Pose => {
  const { bearing, speed } = parseManeuver(code);
  return landingsOf(mine, SIZE, courseOf(bearing, speed)!)[0]!.pose;
};

/** A1 flies this: does it run into B1? */
function bumpSight(random: Random): Sight {
  const mine = somewhere(random);
  const code = pickFrom(BUMPING, random)!;
  const end = endOf(mine, code);
  const turn = between(random, 0, 360);
  const apart = between(random, 28, 62);
  const towards = { x: Math.sin((turn * Math.PI) / 180), y: Math.cos((turn * Math.PI) / 180) };
  const other = {
    x: Math.round(end.x + towards.x * apart),
    y: Math.round(end.y + towards.y * apart),
    heading: turned(Math.round(between(random, 0, 360))),
  };
  if (basesOverlap(base(mine), base(other))) return bumpSight(random);
  const { bearing, speed } = parseManeuver(code);
  const bumps = (pose: Pose) => execute(mine, SIZE, courseOf(bearing, speed)!, [base(pose)]).kind !== 'full';
  return {
    ...{ kind: 'bump', mine, other, maneuvers: [code], end },
    ...yesOrNo(bumps(other), untilOtherwise(other, towards, bumps)),
  };
}

const SETS: readonly (readonly ManeuverCode[])[] = [
  ['1BB', '2BB', '3BW', '2TW'],
  ['1NB', '2NB', '3NW', '2YW'],
  ['2BB', '2TW', '3TW', '3BW'],
  ['2NB', '2YW', '3YW', '3NW'],
  ['1FB', '2FB', '3FW', '4FW'],
];

/** Which maneuver leads to the outline? */
function templateSight(random: Random): Sight {
  const mine = somewhere(random);
  const maneuvers = pickFrom(SETS, random)!;
  const right = Math.floor(random() * maneuvers.length);
  const end = endOf(mine, maneuvers[right]!);
  const errors = maneuvers.map((code, at) => (at === right ? 0 : distanceBetween(endOf(mine, code), end)));
  const other = seenFrom(mine, -150, random() < 0.5 ? -200 : 200, between(random, 0, 360));
  return { kind: 'template', mine, other, maneuvers, end, right, errors };
}

const MAKERS: Readonly<Record<SightKind, (random: Random) => Sight>> = {
  arc: arcSight,
  range: rangeSight,
  bump: bumpSight,
  template: templateSight,
};

const ORDER: readonly SightKind[] = [
  'arc',
  'range',
  'bump',
  'template',
  'range',
  'arc',
  'template',
  'bump',
  'arc',
  'range',
];

/** Ten quick looks; the same seed gives the same ones. */
export function tenSights(seed: number): readonly Sight[] {
  const random = randomFrom(seed);
  return ORDER.map(kind => MAKERS[kind](random));
}

/** How a turn of ten came out: how many were right, and how far off the answers were on average. */
export function resultOf(sights: readonly Sight[], answers: readonly number[]) {
  const errors = answers.map((answer, at) => sights[at]!.errors[answer]!);
  const right = answers.filter((answer, at) => answer === sights[at]!.right).length;
  return {
    right,
    error: Math.round((10 * errors.reduce((sum, one) => sum + one, 0)) / Math.max(1, errors.length)) / 10,
  };
}
