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
  let best = Number.POSITIVE_INFINITY;
  let fromX = 0;
  let fromY = 0;
  let toX = 0;
  let toY = 0;
  let x1 = xy[2 * count - 2]!;
  let y1 = xy[2 * count - 1]!;
  for (let i = 0; i < count; i++) {
    const x2 = xy[2 * i]!;
    const y2 = xy[2 * i + 1]!;
    const boxX = x2 > half ? half : x2 < -half ? -half : x2;
    const boxY = y2 > half ? half : y2 < -half ? -half : y2;
    const squared = (x2 - boxX) * (x2 - boxX) + (y2 - boxY) * (y2 - boxY);
    if (squared < best) {
      best = squared;
      fromX = boxX;
      fromY = boxY;
      toX = x2;
      toY = y2;
    }
    // Of the base's corners, only the one nearest to the edge's line can be closest to the inside of the edge.
    const dx = x2 - x1;
    const dy = y2 - y1;
    const length = dx * dx + dy * dy;
    const centre = y1 * dx - x1 * dy;
    const corner = half * ((dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy));
    const across = centre > 0 ? centre - corner : centre + corner;
    if (across * across < best * length) {
      const toward = centre > 0 ? half : -half;
      const cornerX = dy > 0 ? -toward : toward;
      const cornerY = dx > 0 ? toward : -toward;
      const along = (cornerX - x1) * dx + (cornerY - y1) * dy;
      if (along > 0 && along < length) {
        best = (across * across) / length;
        fromX = cornerX;
        fromY = cornerY;
        toX = x1 + (dx * along) / length;
        toY = y1 + (dy * along) / length;
      }
    }
    x1 = x2;
    y1 = y2;
  }
  found.squared = best;
  found.fromX = fromX;
  found.fromY = fromY;
  found.toX = toX;
  found.toY = toY;
  return best;
}

/** The measure from a base to a shape that it sees and that does not lie on it. */
export function measureTo(viewer: Base, shape: Shape): Measure {
  closestSquared(viewer.half, shape);
  return measureFound(viewer, shape);
}

/** The measure to the shape for which the closest points were found last. */
export function measureFound(viewer: Base, shape: Shape): Measure {
  const { squared, fromX, fromY, toX, toY } = found;
  const distance = Math.sqrt(squared);
  const family = familyOf(viewer, shape, distance);
  if (family) {
    const [first, last] = family;
    return { distance, from: middle(first.from, last.from), to: middle(first.to, last.to), family };
  }
  return { distance, from: pointOf(viewer, fromY, fromX), to: pointOf(viewer, toY, toX), family: null };
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Edges that lean more than this are not parallel, however short the stretch on which they face each other. */
export const LEAN = 0.01;

type Family = readonly [first: Line, last: Line];

function familyOf(viewer: Base, shape: Shape, distance: number): Family | null {
  const dx = Math.abs(found.toX - found.fromX);
  const dy = Math.abs(found.toY - found.fromY);
  // A line of no length has no direction, and may stand in a corner of the base, where either edge could lie along the shape.
  if (distance <= TOUCH) return alongEdge(viewer, shape, distance, true) ?? alongEdge(viewer, shape, distance, false);
  if (dy <= LEAN * dx) return alongEdge(viewer, shape, distance, true);
  return dx <= LEAN * dy ? alongEdge(viewer, shape, distance, false) : null;
}

/** The stretch of a base's edge that faces the shape at the same distance throughout, if it is longer than a touch. */
function alongEdge(viewer: Base, { xy, count }: Shape, distance: number, onSide: boolean): Family | null {
  const { half } = viewer;
  // The edge that the closest point lies on, as the frame's own axes: out of the edge, and along it.
  const sign = (onSide ? found.fromX : found.fromY) < 0 ? -1 : 1;
  const outward = onSide ? 0 : 1;
  const level = half + distance;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let j = count - 1;
  for (let i = 0; i < count; j = i++) {
    const along1 = xy[2 * j + 1 - outward]!;
    const along2 = xy[2 * i + 1 - outward]!;
    const low = Math.max(-half, Math.min(along1, along2));
    const high = Math.min(half, Math.max(along1, along2));
    if (high - low <= TOUCH) continue;
    const out1 = sign * xy[2 * j + outward]! - level;
    const out2 = sign * xy[2 * i + outward]! - level;
    const slope = (out2 - out1) / (along2 - along1);
    if (Math.abs(slope) > LEAN) continue;
    if (Math.abs(out1 + slope * (low - along1)) > TOUCH || Math.abs(out1 + slope * (high - along1)) > TOUCH) continue;
    if (low <= last + TOUCH && high >= first - TOUCH) {
      // A straight edge may have a corner in its middle.
      first = Math.min(first, low);
      last = Math.max(last, high);
    } else if (high - low > last - first) {
      first = low;
      last = high;
    }
  }
  if (last <= first) return null;
  const line = (along: number): Line =>
    onSide
      ? { from: pointOf(viewer, along, sign * half), to: pointOf(viewer, along, sign * level) }
      : { from: pointOf(viewer, sign * half, along), to: pointOf(viewer, sign * level, along) };
  return [line(first), line(last)];
}
