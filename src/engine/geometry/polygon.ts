import { cosine, sine } from './angle';
import type { Point, Pose } from './pose';

/** An outline in its place. It may be concave, and never crosses itself. */
export interface Polygon {
  /** x and y of each corner in turn. */
  readonly xy: readonly number[];
  /** A circle around it, for quick refusals. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** An outline drawn around the origin, laid at a pose. */
export function polygonAt(outline: readonly Point[], pose: Pose): Polygon {
  const sin = sine(pose.heading);
  const cos = cosine(pose.heading);
  const xy: number[] = [];
  for (const { x, y } of outline) xy.push(pose.x + sin * y + cos * x, pose.y + cos * y - sin * x);
  return polygonOf(xy);
}

export function polygonOf(xy: readonly number[]): Polygon {
  let x = 0;
  let y = 0;
  for (let i = 0; i < xy.length; i += 2) {
    x += xy[i]!;
    y += xy[i + 1]!;
  }
  x /= xy.length / 2;
  y /= xy.length / 2;
  let radius = 0;
  for (let i = 0; i < xy.length; i += 2) radius = Math.max(radius, Math.hypot(xy[i]! - x, xy[i + 1]! - y));
  return { xy, x, y, radius };
}

/** By counting crossings to the right. A point on the edge may fall either way. */
export function isInside({ xy }: Polygon, px: number, py: number): boolean {
  let inside = false;
  let x1 = xy[xy.length - 2]!;
  let y1 = xy[xy.length - 1]!;
  for (let i = 0; i < xy.length; i += 2) {
    const x2 = xy[i]!;
    const y2 = xy[i + 1]!;
    if (y1 > py !== y2 > py && px < x1 + ((py - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    x1 = x2;
    y1 = y2;
  }
  return inside;
}
