import type { Base } from './base';
import { TOUCH } from './measures';

/**
 * How far two bases are apart along the axis that parts them best; negative is how deep they lie in each other.
 * (Past a corner the true distance is larger: see distance.ts.)
 */
export function separation(a: Base, b: Base): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const alongA = Math.abs(dx * a.forwardX + dy * a.forwardY);
  const acrossA = Math.abs(dx * a.forwardY - dy * a.forwardX);
  const alongB = Math.abs(dx * b.forwardX + dy * b.forwardY);
  const acrossB = Math.abs(dx * b.forwardY - dy * b.forwardX);
  const skew =
    Math.abs(a.forwardX * b.forwardX + a.forwardY * b.forwardY) +
    Math.abs(a.forwardX * b.forwardY - a.forwardY * b.forwardX);
  const fromA = (alongA > acrossA ? alongA : acrossA) - a.half - b.half * skew;
  const fromB = (alongB > acrossB ? alongB : acrossB) - b.half - a.half * skew;
  return fromA > fromB ? fromA : fromB;
}

/** Touching is not overlapping. */
export function basesOverlap(a: Base, b: Base): boolean {
  // Most are further apart than any two corners reach.
  const reach = (a.half + b.half) * Math.SQRT2;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy <= reach * reach && separation(a, b) < -TOUCH;
}
