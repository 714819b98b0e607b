import { PRINTED_ARCS, type PrintedArc, type ShipSize, STANDARD_ARCS } from '../core/vocabulary';
import { type Degrees, toRadians } from './angle';
import { BASE_LENGTH, type Base } from './base';
import { closestSquared, type Measure, measureFound, measureTo } from './closest';
import { newShape, type Shape, seeBase, seePolygon } from './frame';
import { BULLSEYE_WIDTH, MAX_RANGE, TOUCH } from './measures';
import type { Polygon } from './polygon';
import { rangeOf } from './range';

export { PRINTED_ARCS, type PrintedArc, STANDARD_ARCS };

/** Openings from the centre, as measured on printed tokens: a little less than corner to corner. */
export const ARC_OPENING: Readonly<Record<ShipSize, Degrees>> = { small: 81.24, medium: 82.8, large: 83.52 };

/** Keeps the side of a line where right·x + ahead·y is at least `least`. */
interface Limit {
  readonly right: number;
  readonly ahead: number;
  readonly least: number;
}

/** Convex parts that together make up the arc outside the base. */
type Region = readonly (readonly Limit[])[];

/** Tokens of remotes with an arc: as wide as this, and opened like a small base. */
const REMOTE_WIDTHS = [24, 36];

const regions = new Map<number, Readonly<Record<PrintedArc, Region>>>([
  ...(['small', 'medium', 'large'] as const).map(size => entryOf(BASE_LENGTH[size], ARC_OPENING[size])),
  ...REMOTE_WIDTHS.map(width => entryOf(width, ARC_OPENING.small)),
]);

function entryOf(width: number, opening: Degrees): [half: number, regions: Readonly<Record<PrintedArc, Region>>] {
  return [width / 2, regionsOf(width / 2, toRadians(opening / 2))];
}

function regionsOf(half: number, angle: number): Readonly<Record<PrintedArc, Region>> {
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  const limit = (right: number, ahead: number, least = 0): Limit => ({ right, ahead, least });
  const ahead = limit(0, 1, half);
  const behind = limit(0, -1, half);
  const toRight = limit(1, 0, half);
  const toLeft = limit(-1, 0, half);
  // The four printed lines, each kept on the side named.
  const frontOfRightLine = limit(-cos, sin);
  const frontOfLeftLine = limit(cos, sin);
  const rearOfRightLine = limit(-cos, -sin);
  const rearOfLeftLine = limit(cos, -sin);
  const rightOfFrontLine = limit(cos, -sin);
  const rightOfRearLine = limit(cos, sin);
  const leftOfFrontLine = limit(-cos, -sin);
  const leftOfRearLine = limit(-cos, sin);
  const inFront = limit(0, 1);
  const atBack = limit(0, -1);
  const inBullseye = [limit(1, 0, -BULLSEYE_WIDTH / 2), limit(-1, 0, -BULLSEYE_WIDTH / 2)];
  return {
    front: [[ahead, frontOfRightLine, frontOfLeftLine]],
    rear: [[behind, rearOfRightLine, rearOfLeftLine]],
    // A side arc is wider than its edge and reaches round both corners.
    right: [
      [toRight, rightOfFrontLine, rightOfRearLine],
      [ahead, rightOfFrontLine],
      [behind, rightOfRearLine],
    ],
    left: [
      [toLeft, leftOfFrontLine, leftOfRearLine],
      [ahead, leftOfFrontLine],
      [behind, leftOfRearLine],
    ],
    bullseye: [[ahead, ...inBullseye]],
    fullFront: [[ahead], [toRight, inFront], [toLeft, inFront]],
    fullRear: [[behind], [toRight, atBack], [toLeft, atBack]],
  };
}

const whole = newShape();
const buffers = [newShape(), newShape()] as const;
const nothing = newShape();

/** The closest part of a convex shape inside an arc, measured; null if none is, or only beyond range 3. */
function inRegion(viewer: Base, arc: PrintedArc, shape: Shape): Measure | null {
  const region = regions.get(viewer.half)?.[arc];
  if (!region) throw new Error(`a base of ${2 * viewer.half} mm has no arcs`);
  let best: readonly Limit[] | null = null;
  let bestSquared = Number.POSITIVE_INFINITY;
  for (let i = 0; i < region.length; i++) {
    const part = region[i]!;
    const kept = clip(shape, part);
    if (!isDeeperThanTouch(kept, part)) continue;
    const squared = closestSquared(viewer.half, kept);
    if (squared >= bestSquared) continue;
    best = part;
    bestSquared = squared;
    if (i + 1 === region.length) return isInReach(squared) ? measureFound(viewer, kept) : null;
  }
  return best && isInReach(bestSquared) ? measureTo(viewer, clip(shape, best)) : null;
}

const isInReach = (squared: number): boolean => rangeOf(Math.sqrt(squared)) <= MAX_RANGE;

/** The shortest line from a base to the part of another that is in its arc. That part may lie in a further band than the ship. */
export const rangeInArc = (viewer: Base, arc: PrintedArc, target: Base): Measure | null =>
  inRegion(viewer, arc, seeBase(viewer, target, whole));

/** Likewise to a convex outline, such as a remote's token. */
export const rangeInArcToPolygon = (viewer: Base, arc: PrintedArc, target: Polygon): Measure | null =>
  inRegion(viewer, arc, seePolygon(viewer, target, whole));

/** Any part of the base counts. */
export const isInArc = (viewer: Base, arc: PrintedArc, target: Base): boolean =>
  rangeInArc(viewer, arc, target) !== null;

/** Cuts a convex shape by each limit in turn; the result stays valid until the next cut. */
function clip(shape: Shape, limits: readonly Limit[]): Shape {
  let from = shape;
  for (let i = 0; i < limits.length; i++) {
    const limit = limits[i]!;
    const depth = limit.right * shape.x + limit.ahead * shape.y - limit.least;
    if (depth < -shape.radius) return nothing;
    if (depth > shape.radius) continue;
    const into = from === buffers[0] ? buffers[1] : buffers[0];
    cut(from, limit, into);
    if (into.count === 0) return nothing;
    from = into;
  }
  return from;
}

function cut({ xy, count }: Shape, { right, ahead, least }: Limit, into: Shape): void {
  const out = into.xy;
  let n = 0;
  let x1 = xy[2 * count - 2]!;
  let y1 = xy[2 * count - 1]!;
  let depth1 = right * x1 + ahead * y1 - least;
  for (let i = 0; i < count; i++) {
    const x2 = xy[2 * i]!;
    const y2 = xy[2 * i + 1]!;
    const depth2 = right * x2 + ahead * y2 - least;
    if (depth1 >= 0 !== depth2 >= 0) {
      const t = depth1 / (depth1 - depth2);
      out[n++] = x1 + (x2 - x1) * t;
      out[n++] = y1 + (y2 - y1) * t;
    }
    if (depth2 >= 0) {
      out[n++] = x2;
      out[n++] = y2;
    }
    x1 = x2;
    y1 = y2;
    depth1 = depth2;
  }
  into.count = n / 2;
}

/** What only touches a line from outside is not in the arc: of a part that counts, something lies deeper behind each line. */
function isDeeperThanTouch({ xy, count }: Shape, limits: readonly Limit[]): boolean {
  for (let i = 0; i < limits.length; i++) {
    const { right, ahead, least } = limits[i]!;
    const enough = least + TOUCH;
    let corner = 0;
    while (corner < count && right * xy[2 * corner]! + ahead * xy[2 * corner + 1]! <= enough) corner++;
    if (corner === count) return false;
  }
  return true;
}

/** Where a ship stands to another's midway line, within range 3. */
export type Aspect = 'inFrontOf' | 'behind' | 'flanking';

/** The aspect of `target` seen from `viewer`: in front of it, behind it, or across its midway line. */
export function aspectOf(viewer: Base, target: Base): Aspect | null {
  const inFront = isInArc(viewer, 'fullFront', target);
  const atBack = isInArc(viewer, 'fullRear', target);
  if (inFront && atBack) return 'flanking';
  return inFront ? 'inFrontOf' : atBack ? 'behind' : null;
}
