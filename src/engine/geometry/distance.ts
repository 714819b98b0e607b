import { type Base, cornersOf } from './base';
import { baseOverlaps } from './baseOverlap';
import { closestSquared, type Measure, measureTo } from './closest';
import { closestBasesSquared, measureApart } from './closestBases';
import { newShape, seePolygon } from './frame';
import { TOUCH } from './measures';
import { isInside, type Polygon } from './polygon';
import type { Point } from './pose';

/** A round marker. */
export interface Disc extends Point {
  readonly radius: number;
}

const shape = newShape();

/** The distance of two bases, edge to edge; 0 if they overlap. */
export function distanceOfBases(a: Base, b: Base): number {
  return Math.sqrt(closestBasesSquared(a, b));
}

/** The shortest line from one base to another. */
export function measureBases(a: Base, b: Base): Measure {
  return measureApart(a, b) ?? lying(a, b);
}

export function distanceToPolygon(base: Base, polygon: Polygon): number {
  if (baseOverlaps(base, polygon)) return 0;
  const distance = Math.sqrt(closestSquared(base.half, seePolygon(base, polygon, shape)));
  return distance < DIP ? measureToPolygon(base, polygon).distance : distance;
}

export function measureToPolygon(base: Base, polygon: Polygon): Measure {
  if (baseOverlaps(base, polygon)) return lying(base, polygon);
  const measure = measureTo(base, seePolygon(base, polygon, shape));
  const { distance, from } = measure;
  return distance < DIP && isInside(polygon, from.x, from.y) ? { ...measure, distance: 0 } : measure;
}

/** A base's corner may dip so far into a slanting edge before the base lies on the outline by more than a touch. */
const DIP = 2 * TOUCH;

export function measureToDisc(base: Base, disc: Disc): Measure {
  const right = clamp((disc.x - base.x) * base.forwardY - (disc.y - base.y) * base.forwardX, base.half);
  const ahead = clamp((disc.x - base.x) * base.forwardX + (disc.y - base.y) * base.forwardY, base.half);
  const x = base.x + base.forwardX * ahead + base.forwardY * right;
  const y = base.y + base.forwardY * ahead - base.forwardX * right;
  const toCentre = Math.hypot(disc.x - x, disc.y - y);
  if (toCentre <= disc.radius) return { distance: 0, from: { x, y }, to: { x, y }, family: null };
  const part = disc.radius / toCentre;
  const to = { x: disc.x + (x - disc.x) * part, y: disc.y + (y - disc.y) * part };
  return { distance: toCentre - disc.radius, from: { x, y }, to, family: null };
}

export const distanceToDisc = (base: Base, disc: Disc): number => measureToDisc(base, disc).distance;

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Two shapes on top of each other: a line of no length, at a point that both cover where one is easily had. */
function lying(a: Base, b: Base | Polygon): Measure {
  const at = 'xy' in b ? { x: a.x, y: a.y } : commonPoint(a, b);
  return { distance: 0, from: at, to: at, family: null };
}

const commonPoint = (a: Base, b: Base): Point => {
  const covers = (base: Base, { x, y }: Point) =>
    Math.abs((x - base.x) * base.forwardX + (y - base.y) * base.forwardY) <= base.half + 1e-9 &&
    Math.abs((x - base.x) * base.forwardY - (y - base.y) * base.forwardX) <= base.half + 1e-9;
  return (
    cornersOf(b).find(corner => covers(a, corner)) ??
    cornersOf(a).find(corner => covers(b, corner)) ?? { x: a.x, y: a.y }
  );
};

/** Between two outlines, 0 if they meet. */
export function distanceOfPolygons(a: Polygon, b: Polygon): number {
  if (isInside(a, b.xy[0]!, b.xy[1]!) || isInside(b, a.xy[0]!, a.xy[1]!)) return 0;
  let squared = Number.POSITIVE_INFINITY;
  for (let i = 0; i < a.xy.length; i += 2) {
    for (let j = 0; j < b.xy.length; j += 2) {
      if (edgesCross(a, i, b, j)) return 0;
      squared = Math.min(
        squared,
        toEdgeSquared(a.xy[i]!, a.xy[i + 1]!, b, j),
        toEdgeSquared(b.xy[j]!, b.xy[j + 1]!, a, i),
      );
    }
  }
  return Math.sqrt(squared);
}

export function distanceOfDiscToPolygon(disc: Disc, polygon: Polygon): number {
  if (isInside(polygon, disc.x, disc.y)) return 0;
  let squared = Number.POSITIVE_INFINITY;
  for (let i = 0; i < polygon.xy.length; i += 2) squared = Math.min(squared, toEdgeSquared(disc.x, disc.y, polygon, i));
  return Math.max(0, Math.sqrt(squared) - disc.radius);
}

export const distanceOfDiscs = (a: Disc, b: Disc): number =>
  Math.max(0, Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius);

/** From a point to the edge that begins at corner `i`. */
function toEdgeSquared(x: number, y: number, { xy }: Polygon, i: number): number {
  const j = i + 2 === xy.length ? 0 : i + 2;
  const dx = xy[j]! - xy[i]!;
  const dy = xy[j + 1]! - xy[i + 1]!;
  const t = Math.max(0, Math.min(1, ((x - xy[i]!) * dx + (y - xy[i + 1]!) * dy) / (dx * dx + dy * dy || 1)));
  const offX = x - xy[i]! - dx * t;
  const offY = y - xy[i + 1]! - dy * t;
  return offX * offX + offY * offY;
}

function edgesCross({ xy: a }: Polygon, i: number, { xy: b }: Polygon, j: number): boolean {
  const i2 = i + 2 === a.length ? 0 : i + 2;
  const j2 = j + 2 === b.length ? 0 : j + 2;
  const side = (xy: readonly number[], p: number, q: number, x: number, y: number) =>
    (xy[q]! - xy[p]!) * (y - xy[p + 1]!) - (xy[q + 1]! - xy[p + 1]!) * (x - xy[p]!);
  return (
    side(a, i, i2, b[j]!, b[j + 1]!) > 0 !== side(a, i, i2, b[j2]!, b[j2 + 1]!) > 0 &&
    side(b, j, j2, a[i]!, a[i + 1]!) > 0 !== side(b, j, j2, a[i2]!, a[i2 + 1]!) > 0
  );
}
