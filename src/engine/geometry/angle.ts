import type { Degrees, Radians } from '../core/place';

export type { Degrees, Radians };

export const toRadians = (angle: Degrees): Radians => (angle * Math.PI) / 180;
export const toDegrees = (angle: Radians): Degrees => (angle * 180) / Math.PI;

/** The same direction, from 0 up to 360. */
export function normalize(angle: Degrees): Degrees {
  if (angle >= 0 && angle < 360) return angle + 0;
  const rest = angle % 360;
  const positive = rest < 0 ? rest + 360 : rest;
  // A rest too small to be seen beside 360 is none; and no direction is -0.
  return positive < 360 ? positive + 0 : 0;
}

/** Exact at every multiple of 45: quarter turns leave no dust behind. */
export function sine(angle: Degrees): number {
  const a = normalize(angle);
  if (a > 180) return -sine(a - 180);
  const acute = a > 90 ? 180 - a : a;
  if (acute === 0) return 0;
  if (acute === 45) return Math.SQRT1_2;
  if (acute === 90) return 1;
  return acute < 45 ? Math.sin(toRadians(acute)) : Math.cos(toRadians(90 - acute));
}

export const cosine = (angle: Degrees): number => sine(angle + 90);
