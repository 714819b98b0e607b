import fc from 'fast-check';
import { expect } from 'vitest';
import { toDegrees, toRadians } from '../../src/engine/geometry/angle';
import type { PrintedArc } from '../../src/engine/geometry/arc';
import type { Base } from '../../src/engine/geometry/base';
import type { Line } from '../../src/engine/geometry/closest';
import { type Polygon, polygonAt } from '../../src/engine/geometry/polygon';
import type { Point } from '../../src/engine/geometry/pose';
import { hundredths, posesWithin } from './geometry';

/** A point to compare with, equal to so many digits. */
export const spot = (x: number, y: number, digits = 9) => ({
  x: expect.closeTo(x, digits),
  y: expect.closeTo(y, digits),
});

export type Ends = readonly [fromX: number, fromY: number, toX: number, toY: number];

/** A line to compare with. */
export const ruler = ([fromX, fromY, toX, toY]: Ends, digits = 9) => ({
  from: spot(fromX, fromY, digits),
  to: spot(toX, toY, digits),
});

export const line = (fromX: number, fromY: number, toX: number, toY: number): Line => ({
  from: { x: fromX, y: fromY },
  to: { x: toX, y: toY },
});

/** The point as the base sees it: so far to its right, so far ahead. */
export function seen(base: Base, { x, y }: Point): { readonly right: number; readonly ahead: number } {
  const dx = x - base.x;
  const dy = y - base.y;
  return {
    right: dx * base.forwardY - dy * base.forwardX,
    ahead: dx * base.forwardX + dy * base.forwardY,
  };
}

/** How far a point lies outside a base; negative is inside. */
export function outside(base: Base, point: Point): number {
  const { right, ahead } = seen(base, point);
  return Math.max(Math.abs(right), Math.abs(ahead)) - base.half;
}

const OPENING = new Map([
  [20, 81.24],
  [30, 82.8],
  [40, 83.52],
]);

/** How far a point lies outside an arc, in millimetres, told by its angle from the base's centre; negative is inside. */
export function outsideArc(base: Base, arc: PrintedArc, point: Point): number {
  const { right, ahead } = seen(base, point);
  if (arc === 'bullseye') return Math.max(Math.abs(right) - 7.395, -ahead);
  const middle = { front: 0, fullFront: 0, right: 90, rear: 180, fullRear: 180, left: -90 }[arc];
  const front = OPENING.get(base.half)!;
  const opening = arc.startsWith('full') ? 180 : arc === 'front' || arc === 'rear' ? front : 180 - front;
  const turned = toDegrees(Math.atan2(right, ahead)) - middle;
  const off = Math.abs(turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned);
  return Math.hypot(right, ahead) * Math.sin(toRadians(Math.max(-90, Math.min(90, off - opening / 2))));
}

/** Convex tokens such as remotes: corners on an oval. */
const ovals: fc.Arbitrary<readonly Point[]> = fc
  .record({
    width: hundredths(5, 40),
    length: hundredths(5, 40),
    leans: fc.array(hundredths(-0.4, 0.4), { minLength: 3, maxLength: 12 }),
  })
  .map(({ width, length, leans }) =>
    leans.map((lean, i) => {
      const angle = toRadians(((i + lean) * 360) / leans.length);
      return { x: width * Math.sin(angle), y: length * Math.cos(angle) };
    }),
  );

export const convexWithin = (reach: number): fc.Arbitrary<Polygon> =>
  fc.tuple(ovals, posesWithin(reach)).map(([outline, pose]) => polygonAt(outline, pose));
