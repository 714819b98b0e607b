import { RANGE_BAND, ROUNDING, TOUCH } from './measures';

/** The band that a distance falls into: 0 when touching, 1 up to 100, 2 up to 200, and on beyond the ruler. */
export const rangeOf = (distance: number): number =>
  distance <= TOUCH ? 0 : Math.max(1, Math.ceil((distance - ROUNDING) / RANGE_BAND));

/** At range 1-3 and the like: the closest point lies inside those bands. */
export function isAtRange(distance: number, least: number, most: number): boolean {
  const range = rangeOf(distance);
  return least <= range && range <= most;
}

/** No part is inside that range. */
export const isBeyondRange = (distance: number, range: number): boolean => rangeOf(distance) > range;
