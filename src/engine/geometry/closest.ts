import { type Base, pointOf } from './base';
import type { Shape } from './frame';
import { TOUCH } from './measures';
import type { Point } from './pose';

/** A line laid with the ruler, from one shape to another. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** The shortest line between two shapes. */
export interface Measure extends Line {
  readonly distance: number;
  /** First and last of the equally short lines, where parallel edges face each other; the measured line is the middle one. */
  readonly family: readonly [first: Line, last: Line] | null;
}

/** The pair of closest points found last, in the viewer's frame. */
const found = { squared: 0, fromX: 0, fromY: 0, toX: 0, toY: 0 };

/** The squared distance from a base (half its edge long to each side) to a shape that does not lie on it. */
export function closestSquared(half: number, { xy, count }: Shape): number {
  found.squared = Number.POSITIVE_INFINITY;
  let x1 = xy[2 * count - 2]!;
  let y1 = xy[2 * count - 1]!;
  for (let i = 0; i < count; i++) {
    const x2 = xy[2 * i]!;
    const y2 = xy[2 * i + 1]!;
    const boxX = x2 > half ? half : x2 < -half ? -half : x2;
    const boxY = y2 > half ? half : y2 < -half ? -half : y2;
    const squared = (x2 - boxX) * (x2 - boxX) + (y2 - boxY) * (y2 - boxY);
    if (squared < found.squared) keep(squared, boxX, boxY, x2, y2);
    // Only a corner that the edge passes within its own length can be closer to the edge's inside than to its ends.
    const dx = x2 - x1;
    const dy = y2 - y1;
    const length = dx * dx + dy * dy;
    if (length > 0) {
      toEdge(half, half, x1, y1, dx, dy, length);
      toEdge(-half, half, x1, y1, dx, dy, length);
      toEdge(half, -half, x1, y1, dx, dy, length);
      toEdge(-half, -half, x1, y1, dx, dy, length);
    }
    x1 = x2;
    y1 = y2;
  }
  return found.squared;
}

function toEdge(
  cornerX: number,
  cornerY: number,
  x1: number,
  y1: number,
  dx: number,
  dy: number,
  length: number,
): void {
  const along = (cornerX - x1) * dx + (cornerY - y1) * dy;
  if (along <= 0 || along >= length) return;
  const across = (cornerX - x1) * dy - (cornerY - y1) * dx;
  const squared = (across * across) / length;
  if (squared < found.squared) keep(squared, cornerX, cornerY, x1 + (dx * along) / length, y1 + (dy * along) / length);
}

function keep(squared: number, fromX: number, fromY: number, toX: number, toY: number): void {
  found.squared = squared;
  found.fromX = fromX;
  found.fromY = fromY;
  found.toX = toX;
  found.toY = toY;
}

/** The measure from a base to a shape that it sees and that does not lie on it. */
export function measureTo(viewer: Base, shape: Shape): Measure {
  const distance = Math.sqrt(closestSquared(viewer.half, shape));
  const family = familyOf(viewer, shape, distance);
  if (family) {
    const [first, last] = family;
    return { distance, from: middle(first.from, last.from), to: middle(first.to, last.to), family };
  }
  const { fromX, fromY, toX, toY } = found;
  return { distance, from: pointOf(viewer, fromY, fromX), to: pointOf(viewer, toY, toX), family: null };
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The stretch on which the facing edges are equally far apart, if it is longer than a touch. */
function familyOf(viewer: Base, { xy, count }: Shape, distance: number): readonly [Line, Line] | null {
  const { half } = viewer;
  const dx = found.toX - found.fromX;
  const dy = found.toY - found.fromY;
  // The base's edge that the closest point lies on, as the frame's own axes: out of the edge, and along it.
  const onSide = distance > 0 ? Math.abs(dx) > Math.abs(dy) : Math.abs(found.fromX) > Math.abs(found.fromY);
  const sign = Math.sign(onSide ? found.fromX : found.fromY) || 1;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const j = i === 0 ? count - 1 : i - 1;
    const out1 = sign * (onSide ? xy[2 * j]! : xy[2 * j + 1]!) - half - distance;
    const out2 = sign * (onSide ? xy[2 * i]! : xy[2 * i + 1]!) - half - distance;
    const along1 = onSide ? xy[2 * j + 1]! : xy[2 * j]!;
    const along2 = onSide ? xy[2 * i + 1]! : xy[2 * i]!;
    const low = Math.max(-half, Math.min(along1, along2));
    const high = Math.min(half, Math.max(along1, along2));
    if (high - low <= TOUCH || high - low <= last - first) continue;
    const slope = (out2 - out1) / (along2 - along1);
    if (out1 + slope * (low - along1) > TOUCH || out1 + slope * (high - along1) > TOUCH) continue;
    first = low;
    last = high;
  }
  if (last <= first) return null;
  const line = (along: number): Line => {
    const out = sign * half;
    const far = sign * (half + distance);
    return onSide
      ? { from: pointOf(viewer, along, out), to: pointOf(viewer, along, far) }
      : { from: pointOf(viewer, out, along), to: pointOf(viewer, far, along) };
  };
  return [line(first), line(last)];
}
