import type { Point } from '../../engine/core/place';
import type { Polygon } from '../../engine/geometry/polygon';

/** A part of a line, as shares of its length. */
export type Part = readonly [from: number, to: number];

/** The parts of a line that lie on any of these outlines, in order; parts that meet are one. */
export function partsOn(from: Point, to: Point, outlines: readonly Polygon[]): readonly Part[] {
  const parts = outlines.flatMap(outline => partsOnOne(from, to, outline)).sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [start, end] of parts) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

function partsOnOne(from: Point, to: Point, { xy }: Polygon): readonly Part[] {
  const count = xy.length / 2;
  const corner = (at: number): Point => ({ x: xy[2 * (at % count)]!, y: xy[2 * (at % count) + 1]! });
  const cuts = [0, 1];
  for (let at = 0; at < count; at++) {
    const cut = cutAt(from, to, corner(at), corner(at + 1));
    if (cut !== null) cuts.push(cut);
  }
  cuts.sort((a, b) => a - b);
  return cuts.slice(1).flatMap((end, index): readonly Part[] => {
    const start = cuts[index]!;
    const middle = (start + end) / 2;
    const at = { x: from.x + (to.x - from.x) * middle, y: from.y + (to.y - from.y) * middle };
    return end > start && isInside(at, count, corner) ? [[start, end]] : [];
  });
}

/** Where along a line an edge crosses it. */
function cutAt(from: Point, to: Point, a: Point, b: Point): number | null {
  const [dx, dy, ex, ey] = [to.x - from.x, to.y - from.y, b.x - a.x, b.y - a.y];
  const cross = dx * ey - dy * ex;
  if (cross === 0) return null;
  const along = ((a.x - from.x) * ey - (a.y - from.y) * ex) / cross;
  const across = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross;
  return along > 0 && along < 1 && across >= 0 && across <= 1 ? along : null;
}

/** By how often a ray to the right meets the edge. */
function isInside(at: Point, count: number, corner: (at: number) => Point): boolean {
  let inside = false;
  for (let index = 0; index < count; index++) {
    const [a, b] = [corner(index), corner(index + 1)];
    const x = a.x + ((at.y - a.y) / (b.y - a.y)) * (b.x - a.x);
    if (a.y > at.y !== b.y > at.y && at.x < x) inside = !inside;
  }
  return inside;
}
