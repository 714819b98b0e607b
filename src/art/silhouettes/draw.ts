/**
 * How silhouettes are drawn: seen from above, nose up (towards −y), within ±18 of the base's centre in either direction.
 * Coordinates are listed as x, y, x, y …; the path is for the nonzero rule, which Konva and SVG use unless told otherwise.
 */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed outline. `round` is how far from a corner its rounding begins. */
interface Ring {
  readonly points: readonly Point[];
  readonly round: number;
  readonly isHole: boolean;
}

export type Part = readonly Ring[];

function ring(points: readonly Point[], round: number): Ring {
  return { points, round, isHole: false };
}

function pointsFrom(numbers: readonly number[]): readonly Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i]!, y: numbers[2 * i + 1]! }));
}

function mirror(points: readonly Point[]): readonly Point[] {
  return points.map(({ x, y }) => ({ x: -x, y }));
}

/** Its right half from nose to tail; the left half is its mirror image. */
export function hull(rightHalf: readonly number[], round = 0): Part {
  const right = pointsFrom(rightHalf);
  const left = mirror(right.filter(({ x }) => x !== 0)).toReversed();
  return [ring([...right, ...left], round)];
}

/** An outline as it stands, for what only one side has. */
export function piece(outline: readonly number[], round = 0): Part {
  return [ring(pointsFrom(outline), round)];
}

/** The same on both sides, given for the right. */
export function pair(part: Part): Part {
  return [...part, ...part.map(each => ({ ...each, points: mirror(each.points) }))];
}

export function box(left: number, top: number, right: number, bottom: number, round = 0): Part {
  return piece([left, top, right, top, right, bottom, left, bottom], round);
}

/** An ellipse, as near as the rounding of an octagon comes: within half a percent. */
export function disc(x: number, y: number, halfWidth: number, halfLength = halfWidth): Part {
  const corners = Array.from({ length: 8 }, (_, i) => ((2 * i + 1) * Math.PI) / 8);
  const reach = 1 / Math.cos(Math.PI / 8);
  const around = corners.map(angle => ({
    x: x + halfWidth * reach * Math.cos(angle),
    y: y + halfLength * reach * Math.sin(angle),
  }));
  return [ring(around, Number.POSITIVE_INFINITY)];
}

/** Cuts the part out. Where two solid parts lie over each other a hole goes through neither. */
export function hole(part: Part): Part {
  return part.map(each => ({ ...each, isHole: true }));
}

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length]!;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

/** The point on the way from one corner to another at which the rounding ends: half way at most. */
function towards(from: Point, to: Point, round: number): Point {
  const share = Math.min(0.5, round / Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function written({ x, y }: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}

function pathOf({ points, round, isHole }: Ring): string {
  // Overlapping solids all turn the same way and holes the other: a mirror image turned back would cancel what it overlaps.
  const turned = areaOf(points) > 0 === isHole ? points.toReversed() : points;
  if (!round) return `M${turned.map(written).join('L')}Z`;
  const corners = turned.map((corner, i) => {
    const before = towards(corner, turned.at(i - 1)!, round);
    const after = towards(corner, turned[(i + 1) % turned.length]!, round);
    return `${written(before)}Q${written(corner)} ${written(after)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Path data of all parts together. */
export function draw(...parts: readonly Part[]): string {
  return parts.flat().map(pathOf).join('');
}
