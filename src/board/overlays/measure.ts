import type { Point } from '../../engine/core/place';
import type { Line } from '../../engine/geometry/closest';
import {
  distanceOfDiscs,
  distanceOfDiscToPolygon,
  distanceOfPolygons,
  measureBases,
  measureToDisc,
  measureToPolygon,
} from '../../engine/geometry/distance';
import { between, distanceBetween } from '../../engine/geometry/pose';
import { cornersOfShape, isBase, isPolygon, type Shape } from './shapes';

/** The shortest line between two pieces, and how long it is. */
export interface Measured extends Line {
  readonly distance: number;
}

/** The engine measures; only where it needs no points for its rules (no ship at either end) are they looked for here. */
export function measureShapes(a: Shape, b: Shape): Measured {
  if (isBase(a)) {
    if (isBase(b)) return measureBases(a, b);
    return isPolygon(b) ? measureToPolygon(a, b) : measureToDisc(a, b);
  }
  if (isBase(b)) return reversed(measureShapes(b, a));
  const { from, to } = closestPoints(a, b);
  return { from, to, distance: distanceOf(a, b) };
}

const reversed = ({ from, to, distance }: Measured): Measured => ({ from: to, to: from, distance });

type Lying = Exclude<Shape, { readonly half: number }>;

function distanceOf(a: Lying, b: Lying): number {
  if (isPolygon(a)) return isPolygon(b) ? distanceOfPolygons(a, b) : distanceOfDiscToPolygon(b, a);
  return isPolygon(b) ? distanceOfDiscToPolygon(a, b) : distanceOfDiscs(a, b);
}

/** Between two outlines one of the closest points is a corner; of what is round, its centre stands for it. */
function closestPoints(a: Lying, b: Lying): Line {
  let best: Line = { from: a, to: b };
  let least = Number.POSITIVE_INFINITY;
  const consider = (from: Point, to: Point) => {
    const distance = distanceBetween(from, to);
    if (distance >= least) return;
    least = distance;
    best = { from, to };
  };
  for (const corner of pointsOf(a)) consider(corner, closestOn(b, corner));
  for (const corner of pointsOf(b)) consider(closestOn(a, corner), corner);
  const { from, to } = best;
  return { from: onRim(a, from, to), to: onRim(b, to, from) };
}

const pointsOf = (shape: Lying): readonly Point[] => cornersOfShape(shape) ?? [{ x: shape.x, y: shape.y }];

function closestOn(shape: Lying, at: Point): Point {
  const points = pointsOf(shape);
  const ends = points.map((point, index) => closestOnEdge(point, points[(index + 1) % points.length]!, at));
  return ends.reduce((best, one) => (distanceBetween(one, at) < distanceBetween(best, at) ? one : best));
}

function closestOnEdge(a: Point, b: Point, at: Point): Point {
  const squared = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const part = squared === 0 ? 0 : ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / squared;
  return between(a, b, Math.max(0, Math.min(1, part)));
}

/** From the centre of a round piece out to its rim. */
function onRim(shape: Lying, centre: Point, toward: Point): Point {
  if (isPolygon(shape)) return centre;
  const away = distanceBetween(centre, toward);
  return away === 0 ? centre : between(centre, toward, Math.min(1, shape.radius / away));
}
