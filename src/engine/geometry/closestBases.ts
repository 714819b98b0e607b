import { type Base, pointOf } from './base';
import { closestSquared, LEAN, type Measure, measureTo } from './closest';
import { newShape, seeBase } from './frame';
import { TOUCH } from './measures';

/** The closest points of two squares, found last. */
const found = {
  /** Between the two, square to the edge that parts them best; negative if they overlap. */
  gap: 0,
  /** Whether that edge is the first one's. The points are in the frame of its square, on which `near` lies. */
  byFirst: true,
  parallel: false,
  nearX: 0,
  nearY: 0,
  farX: 0,
  farY: 0,
};

const shape = newShape();

/** The squared distance of two bases; 0 if they overlap. */
export function closestBasesSquared(a: Base, b: Base): number {
  const squared = search(a, b);
  if (squared >= 0) return squared;
  return found.gap <= 0 ? 0 : closestSquared(a.half, seeBase(a, b, shape));
}

/** The shortest line from one base to another, or null if they overlap. */
export function measureApart(a: Base, b: Base): Measure | null {
  const squared = search(a, b);
  const { gap } = found;
  if (gap < -TOUCH) return null;
  if (gap < 0) return { ...measureTo(a, seeBase(a, b, shape)), distance: 0 };
  // Only parallel edges have several equally short lines between them.
  if (squared < 0 || found.parallel) return measureTo(a, seeBase(a, b, shape));
  const { byFirst } = found;
  const near = pointOf(byFirst ? a : b, found.nearY, found.nearX);
  const far = pointOf(byFirst ? a : b, found.farY, found.farX);
  return { distance: Math.sqrt(squared), from: byFirst ? near : far, to: byFirst ? far : near, family: null };
}

/** The squared distance of two bases, or -1 where they overlap or the search does not settle it. */
function search(a: Base, b: Base): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const x = dx * a.forwardY - dy * a.forwardX;
  const y = dx * a.forwardX + dy * a.forwardY;
  const cos = a.forwardX * b.forwardX + a.forwardY * b.forwardY;
  const sin = a.forwardY * b.forwardX - a.forwardX * b.forwardY;
  // The first as the second sees it.
  const backX = y * sin - x * cos;
  const backY = -x * sin - y * cos;
  const absCos = Math.abs(cos);
  const absSin = Math.abs(sin);
  const gapA = Math.max(Math.abs(x), Math.abs(y)) - a.half - b.half * (absCos + absSin);
  const gapB = Math.max(Math.abs(backX), Math.abs(backY)) - b.half - a.half * (absCos + absSin);
  const byFirst = gapA >= gapB;
  const gap = byFirst ? gapA : gapB;
  found.gap = gap;
  found.byFirst = byFirst;
  found.parallel = absCos <= LEAN || absSin <= LEAN;
  if (gap <= 0) return -1;
  const half = byFirst ? a.half : b.half;
  const other = byFirst ? b.half : a.half;
  return throughEdge(half, other, byFirst ? x : backX, byFirst ? y : backY, cos, byFirst ? sin : -sin);
}

/**
 * Where an edge of a square parts it from another, the other's foremost corner is closest to that edge; or if that corner
 * lies past the edge's end, the end is closest to something of the other. Points that are each other's closest are the
 * closest of all, as squares are convex. The rare pair that this does not settle is answered by -1.
 */
function throughEdge(half: number, other: number, x: number, y: number, cos: number, sin: number): number {
  // Toward the edge, as the other sees it: how far to its right, and how far ahead.
  const onSide = Math.abs(x) > Math.abs(y);
  const toRight = onSide ? (x > 0 ? -cos : cos) : y > 0 ? sin : -sin;
  const toFront = onSide ? (x > 0 ? -sin : sin) : y > 0 ? -cos : cos;
  const right = toRight > 0 ? other : -other;
  const front = toFront > 0 ? other : -other;
  let farX = x + right * cos + front * sin;
  let farY = y - right * sin + front * cos;
  const nearX = clamp(farX, half);
  const nearY = clamp(farY, half);
  if (nearX !== farX && nearY !== farY) {
    const endRight = clamp((nearX - x) * cos - (nearY - y) * sin, other);
    const endFront = clamp((nearX - x) * sin + (nearY - y) * cos, other);
    farX = x + endRight * cos + endFront * sin;
    farY = y - endRight * sin + endFront * cos;
    if (clamp(farX, half) !== nearX || clamp(farY, half) !== nearY) return -1;
  }
  found.nearX = nearX;
  found.nearY = nearY;
  found.farX = farX;
  found.farY = farY;
  return (farX - nearX) * (farX - nearX) + (farY - nearY) * (farY - nearY);
}

const clamp = (value: number, most: number): number => (value > most ? most : value < -most ? -most : value);
