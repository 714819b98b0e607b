import { type Base, cornersOf } from './base';
import type { Line, Measure } from './closest';
import { TOUCH } from './measures';
import type { Polygon } from './polygon';
import { isInside, polygonOf } from './polygon';
import { between } from './pose';

/** One of the equally short lines, or a run of them between two. All of a run cross the same objects. */
export interface Lane {
  readonly first: Line;
  readonly last: Line;
  /** What it crosses, by place in the list that was given. */
  readonly crosses: readonly number[];
}

export const outlineOf = (base: Base): Polygon => polygonOf(cornersOf(base).flatMap(({ x, y }) => [x, y]));

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
  const stops = stopsOf(measure, outlines);
  for (let i = 0; i + 1 < stops.length; i++) {
    const crosses = crossedBy(lineAt((stops[i]! + stops[i + 1]!) / 2), outlines);
    const before = lanes.at(-1);
    const lane = { first: lineAt(stops[i]!), last: lineAt(stops[i + 1]!), crosses };
    if (before && before.crosses.join() === crosses.join()) lanes[lanes.length - 1] = { ...lane, first: before.first };
    else lanes.push(lane);
  }
  return lanes;
}

/** Only between an outline's corners, and where it enters the gap, can what the lines cross change. */
function stopsOf({ family }: Measure, outlines: readonly Polygon[]): readonly number[] {
  const [first, last] = family!;
  const width = Math.hypot(last.from.x - first.from.x, last.from.y - first.from.y);
  const alongX = (last.from.x - first.from.x) / width;
  const alongY = (last.from.y - first.from.y) / width;
  const length = Math.hypot(first.to.x - first.from.x, first.to.y - first.from.y);
  const outX = (first.to.x - first.from.x) / (length || 1);
  const outY = (first.to.y - first.from.y) / (length || 1);
  const stops = [0, 1];
  const add = (along: number) => {
    if (along > TOUCH && along < width - TOUCH) stops.push(along / width);
  };
  for (const { xy } of outlines) {
    for (let i = 0; i < xy.length; i += 2) {
      const j = i + 2 === xy.length ? 0 : i + 2;
      const along1 = (xy[i]! - first.from.x) * alongX + (xy[i + 1]! - first.from.y) * alongY;
      const out1 = (xy[i]! - first.from.x) * outX + (xy[i + 1]! - first.from.y) * outY;
      const along2 = (xy[j]! - first.from.x) * alongX + (xy[j + 1]! - first.from.y) * alongY;
      const out2 = (xy[j]! - first.from.x) * outX + (xy[j + 1]! - first.from.y) * outY;
      if (out1 >= 0 && out1 <= length) add(along1);
      for (const edge of [0, length]) {
        if (out1 > edge !== out2 > edge) add(along1 + ((edge - out1) / (out2 - out1)) * (along2 - along1));
      }
    }
  }
  return stops.sort((a, b) => a - b).filter((stop, i, all) => i === 0 || stop > all[i - 1]!);
}

const crossedBy = (line: Line, outlines: readonly Polygon[]): readonly number[] =>
  outlines.flatMap((outline, index) => (crosses(line, outline) ? [index] : []));

/** Whether a line runs through an outline; running along its edge, or ending at it, is not through. */
export function crosses({ from, to }: Line, polygon: Polygon): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  if (length <= TOUCH) return isInside(polygon, from.x, from.y);
  // Every crossing of the outline's edges, then a look at the middle of each part between two.
  const cuts = [0, 1];
  const { xy } = polygon;
  for (let i = 0; i < xy.length; i += 2) {
    const j = i + 2 === xy.length ? 0 : i + 2;
    const side1 = (xy[i]! - from.x) * dy - (xy[i + 1]! - from.y) * dx;
    const side2 = (xy[j]! - from.x) * dy - (xy[j + 1]! - from.y) * dx;
    if (side1 > 0 === side2 > 0) continue;
    const part = side1 / (side1 - side2);
    const x = xy[i]! + (xy[j]! - xy[i]!) * part;
    const y = xy[i + 1]! + (xy[j + 1]! - xy[i + 1]!) * part;
    const t = ((x - from.x) * dx + (y - from.y) * dy) / (length * length);
    if (t > 0 && t < 1) cuts.push(t);
  }
  cuts.sort((a, b) => a - b);
  for (let i = 0; i + 1 < cuts.length; i++) {
    if ((cuts[i + 1]! - cuts[i]!) * length <= TOUCH) continue;
    const t = (cuts[i]! + cuts[i + 1]!) / 2;
    if (isInside(polygon, from.x + dx * t, from.y + dy * t)) return true;
  }
  return false;
}
