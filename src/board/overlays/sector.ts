import type { Degrees, Point } from '../../engine/core/place';
import { step } from '../../engine/geometry/pose';
import type { PlacedTemplate } from '../../engine/geometry/template';

/** A curved template on the table, as a sector of a ring; directions are headings, clockwise. */
export interface Sector {
  readonly centre: Point;
  readonly inner: number;
  readonly outer: number;
  /** The direction, from the centre, in which it begins. */
  readonly from: Degrees;
  readonly sweep: Degrees;
}

/** Null for a straight one. */
export function sectorOf({ template, start }: PlacedTemplate): Sector | null {
  const { radius, width, side, turn } = template;
  if (radius === 0) return null;
  const sweep = Math.abs(turn);
  const centre = step(start, 0, side === 'right' ? radius : -radius);
  // A curve to the right runs clockwise from its start; one to the left is drawn from its end.
  const from = side === 'right' ? start.heading - 90 : start.heading + 90 - sweep;
  return { centre, inner: radius - width / 2, outer: radius + width / 2, from, sweep };
}
