import type { Base } from './base';
import { TOUCH } from './measures';
import { isInside, type Polygon } from './polygon';

/** Whether a base lies on an outline. Touching is not overlapping. */
export function baseOverlaps(base: Base, polygon: Polygon): boolean {
  const reach = base.half * Math.SQRT2 + polygon.radius;
  const dx = polygon.x - base.x;
  const dy = polygon.y - base.y;
  if (dx * dx + dy * dy > reach * reach) return false;
  const half = base.half - TOUCH;
  const { xy } = polygon;
  const last = xy.length - 2;
  let x1 = rightOf(base, xy[last]!, xy[last + 1]!);
  let y1 = aheadOf(base, xy[last]!, xy[last + 1]!);
  for (let i = 0; i <= last; i += 2) {
    const x2 = rightOf(base, xy[i]!, xy[i + 1]!);
    const y2 = aheadOf(base, xy[i]!, xy[i + 1]!);
    if (meetsBox(x1, y1, x2, y2, -half, half, -half, half)) return true;
    x1 = x2;
    y1 = y2;
  }
  return isInside(polygon, base.x, base.y);
}

const rightOf = (base: Base, x: number, y: number): number =>
  (x - base.x) * base.forwardY - (y - base.y) * base.forwardX;
const aheadOf = (base: Base, x: number, y: number): number =>
  (x - base.x) * base.forwardX + (y - base.y) * base.forwardY;

/** Whether a segment meets an upright box. */
function meetsBox(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  left: number,
  right: number,
  near: number,
  far: number,
): boolean {
  if ((x1 < left && x2 < left) || (x1 > right && x2 > right)) return false;
  if ((y1 < near && y2 < near) || (y1 > far && y2 > far)) return false;
  // Its line passes all four corners on one side, or it crosses.
  const dx = x2 - x1;
  const dy = y2 - y1;
  const a = dx * (near - y1) - dy * (left - x1);
  const b = dx * (near - y1) - dy * (right - x1);
  const c = dx * (far - y1) - dy * (left - x1);
  const d = dx * (far - y1) - dy * (right - x1);
  return !((a > 0 && b > 0 && c > 0 && d > 0) || (a < 0 && b < 0 && c < 0 && d < 0));
}
