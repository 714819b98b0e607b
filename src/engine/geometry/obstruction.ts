import { gathered } from '../core/list';
import { type Base, cornersOf } from './base';
import type { Line, Measure } from './closest';
import { TOUCH } from './measures';
import { isInside, type Polygon } from './polygon';
import { between, distanceBetween, type Point } from './pose';

/** One of the equally short lines, or a run of them between two. All of a run cross the same objects. */
export interface Lane {
  readonly first: Line;
  readonly last: Line;
  /** What it crosses, by place in the list that was given. */
  readonly crosses: readonly number[];
}

export function outlineOf(base: Base): Polygon {
  const { x, y, half } = base;
  const [a, b, c, d] = cornersOf(base);
  // Its circle only has to be large enough.
  return { xy: [a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y], x, y, radius: half * Math.SQRT2 + TOUCH };
}

/**
 * The lines that the attacker may choose among, sorted into lanes by what they cross.
 * A single shortest line is one lane; a family of parallel ones has a lane for each stretch that crosses the same objects.
 */
export function lanesOf(measure: Measure, outlines: readonly Polygon[]): readonly Lane[] {
  if (!measure.family) {
    const line = { from: measure.from, to: measure.to };
    return [{ first: line, last: line, crosses: crossedBy(line, outlines) }];
  }
  const [first, last] = measure.family;
  const lineAt = (t: number): Line => ({ from: between(first.from, last.from, t), to: between(first.to, last.to, t) });
  const lanes: Lane[] = [];
  const stops = stopsOf(measure.family, outlines);
  for (let i = 0; i + 1 < stops.length; i++) {
    const crosses = crossedBy(lineAt((stops[i]! + stops[i + 1]!) / 2), outlines);
    const before = lanes.at(-1);
    const lane = { first: lineAt(stops[i]!), last: lineAt(stops[i + 1]!), crosses };
    if (before && before.crosses.join() === crosses.join()) lanes[lanes.length - 1] = { ...lane, first: before.first };
    else lanes.push(lane);
  }
  return lanes;
}

/** Only at an outline's corners, and where it enters the gap, can what the lines cross change. Closer ones than a touch are one. */
function stopsOf([first, last]: readonly [Line, Line], outlines: readonly Polygon[]): readonly number[] {
  const width = distanceBetween(first.from, last.from);
  const alongX = (last.from.x - first.from.x) / width;
  const alongY = (last.from.y - first.from.y) / width;
  // Square to it, also where the lines have no length and so no direction.
  const side = (first.to.x - first.from.x) * alongY - (first.to.y - first.from.y) * alongX;
  const outX = side < 0 ? -alongY : alongY;
  const outY = side < 0 ? alongX : -alongX;
  const length = Math.abs(side);
  const stops = [0];
  for (const { xy } of outlines) {
    for (let i = 0; i < xy.length; i += 2) {
      const j = i + 2 === xy.length ? 0 : i + 2;
      const along1 = (xy[i]! - first.from.x) * alongX + (xy[i + 1]! - first.from.y) * alongY;
      const out1 = (xy[i]! - first.from.x) * outX + (xy[i + 1]! - first.from.y) * outY;
      const along2 = (xy[j]! - first.from.x) * alongX + (xy[j + 1]! - first.from.y) * alongY;
      const out2 = (xy[j]! - first.from.x) * outX + (xy[j + 1]! - first.from.y) * outY;
      if (out1 >= 0 && out1 <= length) stops.push(along1);
      for (const edge of [0, length]) {
        if (out1 > edge !== out2 > edge) stops.push(along1 + ((edge - out1) / (out2 - out1)) * (along2 - along1));
      }
    }
  }
  const kept = [0];
  for (const stop of stops.sort((a, b) => a - b)) {
    if (stop > kept.at(-1)! + TOUCH && stop < width - TOUCH) kept.push(stop);
  }
  return [...kept.map(stop => stop / width), 1];
}

const crossedBy = (line: Line, outlines: readonly Polygon[]): readonly number[] =>
  gathered(outlines, (outline, index) => (crosses(line, outline) ? [index] : []));

/** Whether a line runs through an outline; running along its edge, or ending at it, is not through. */
export function crosses({ from, to }: Line, polygon: Polygon): boolean {
  const length = distanceBetween(from, to);
  if (length <= TOUCH) return isUnder(polygon, from);
  // A line that only touches the outline leaves it when it is moved aside by a touch.
  const asideX = ((to.y - from.y) / length) * TOUCH;
  const asideY = ((from.x - to.x) / length) * TOUCH;
  return enters(polygon, from, to, asideX, asideY) && enters(polygon, from, to, -asideX, -asideY);
}

/** Whether all around a point, as far as a touch, lies inside the outline. */
const isUnder = (polygon: Polygon, { x, y }: Point): boolean =>
  isInside(polygon, x - TOUCH, y) &&
  isInside(polygon, x + TOUCH, y) &&
  isInside(polygon, x, y - TOUCH) &&
  isInside(polygon, x, y + TOUCH);

/** Whether a line, moved aside, is inside an outline for longer than a touch. */
function enters(polygon: Polygon, from: Point, to: Point, asideX: number, asideY: number): boolean {
  const { xy } = polygon;
  const startX = from.x + asideX;
  const startY = from.y + asideY;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const squared = dx * dx + dy * dy;
  const least = TOUCH / Math.sqrt(squared);
  // Every crossing of the outline's edges, then a look at the middle of each part between two.
  const cuts = [0, 1];
  for (let i = 0; i < xy.length; i += 2) {
    const j = i + 2 === xy.length ? 0 : i + 2;
    const side1 = (xy[i]! - startX) * dy - (xy[i + 1]! - startY) * dx;
    const side2 = (xy[j]! - startX) * dy - (xy[j + 1]! - startY) * dx;
    if (side1 > 0 === side2 > 0) continue;
    const part = side1 / (side1 - side2);
    const x = xy[i]! + (xy[j]! - xy[i]!) * part;
    const y = xy[i + 1]! + (xy[j + 1]! - xy[i + 1]!) * part;
    const t = ((x - startX) * dx + (y - startY) * dy) / squared;
    if (t > 0 && t < 1) cuts.push(t);
  }
  cuts.sort((a, b) => a - b);
  for (let i = 0; i + 1 < cuts.length; i++) {
    if (cuts[i + 1]! - cuts[i]! <= least) continue;
    const t = (cuts[i]! + cuts[i + 1]!) / 2;
    if (isInside(polygon, startX + dx * t, startY + dy * t)) return true;
  }
  return false;
}
