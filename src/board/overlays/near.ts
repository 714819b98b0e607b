import { MAX_RANGE, RANGE_BAND, TOUCH } from '../../engine/geometry/measures';
import type { Measured } from './measure';
import type { Shape } from './shapes';

/** A measure this close to the end of a band, or to touching, is worth a second look (in millimetres). */
const CLOSE_TO_BAND = 2;
const CLOSE_TO_TOUCH = 1;

/** The limit that a distance nearly meets: the end of a band, or 0 for touching; null if it is a clear case. */
export function nearLimit(distance: number): number | null {
  const band = RANGE_BAND * Math.max(1, Math.round(distance / RANGE_BAND));
  if (Math.abs(distance - band) <= CLOSE_TO_BAND && band <= MAX_RANGE * RANGE_BAND) return band;
  return isNearTouch(distance) ? 0 : null;
}

/** A gap that the eye takes for touching, or an overlap that it takes for none. */
export const isNearTouch = (gap: number): boolean => Math.abs(gap) > TOUCH && Math.abs(gap) <= CLOSE_TO_TOUCH;

/** What the magnifier shows: two pieces where they come closest, and the limit between yes and no. */
export interface NearMiss {
  readonly measured: Measured;
  readonly shapes: readonly [Shape, Shape];
  readonly limit: number;
  readonly words: string;
}

export function nearMissOf(measured: Measured, shapes: readonly [Shape, Shape], range: number): NearMiss | null {
  const limit = nearLimit(measured.distance);
  if (limit === null) return null;
  return { measured, shapes, limit, words: `${measured.distance.toFixed(1)} mm: range ${range}` };
}
