import type { Base } from './base';
import type { Polygon } from './polygon';

/**
 * A shape seen from a base: corners as x to its right and y ahead of it, one after the other.
 * Shapes are written into buffers that the caller keeps, so that measuring allocates nothing.
 */
export interface Shape {
  readonly xy: Float64Array;
  count: number;
  /** A circle around it, for quick answers. */
  x: number;
  y: number;
  radius: number;
}

/** Of the largest outline. A line that cuts it may add corners, so shapes have room for twice as many. */
const MOST_CORNERS = 64;
export const newShape = (): Shape => ({
  xy: new Float64Array(4 * MOST_CORNERS),
  count: 0,
  x: 0,
  y: 0,
  radius: 0,
});

export function seeBase(viewer: Base, base: Base, into: Shape): Shape {
  const dx = base.x - viewer.x;
  const dy = base.y - viewer.y;
  const x = dx * viewer.forwardY - dy * viewer.forwardX;
  const y = dx * viewer.forwardX + dy * viewer.forwardY;
  const cos = (viewer.forwardX * base.forwardX + viewer.forwardY * base.forwardY) * base.half;
  const sin = (viewer.forwardY * base.forwardX - viewer.forwardX * base.forwardY) * base.half;
  const { xy } = into;
  xy[0] = x + sin - cos;
  xy[1] = y + cos + sin;
  xy[2] = x + sin + cos;
  xy[3] = y + cos - sin;
  xy[4] = x - sin + cos;
  xy[5] = y - cos - sin;
  xy[6] = x - sin - cos;
  xy[7] = y - cos + sin;
  into.count = 4;
  into.x = x;
  into.y = y;
  into.radius = base.half * Math.SQRT2;
  return into;
}

export function seePolygon(viewer: Base, polygon: Polygon, into: Shape): Shape {
  const { xy } = polygon;
  if (xy.length > 2 * MOST_CORNERS) throw new Error(`an outline of ${xy.length / 2} corners is too long to measure`);
  for (let i = 0; i < xy.length; i += 2) {
    const dx = xy[i]! - viewer.x;
    const dy = xy[i + 1]! - viewer.y;
    into.xy[i] = dx * viewer.forwardY - dy * viewer.forwardX;
    into.xy[i + 1] = dx * viewer.forwardX + dy * viewer.forwardY;
  }
  into.count = xy.length / 2;
  into.x = (polygon.x - viewer.x) * viewer.forwardY - (polygon.y - viewer.y) * viewer.forwardX;
  into.y = (polygon.x - viewer.x) * viewer.forwardX + (polygon.y - viewer.y) * viewer.forwardY;
  into.radius = polygon.radius;
  return into;
}
