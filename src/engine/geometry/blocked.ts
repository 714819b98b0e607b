import type { Base } from './base';
import { ROUNDING, TOUCH } from './measures';
import { carry, type Path } from './path';
import { separation } from './separation';

/** A stretch of a path, by how far the base has travelled. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where along the path the moving base would lie on another, from the start on. */
export function blockedStretches(path: Path, other: Base): readonly Stretch[] {
  const reach = path.length + path.edge + other.half * Math.SQRT2;
  const { x, y } = path.placed.start;
  if (Math.hypot(other.x - x, other.y - y) > reach) return [];
  return path.placed.template.radius > 0 ? alongCurve(path, other) : alongLine(path, other);
}

/** A base that only slides along another, or past its corner, is not blocked by it: a stretch must be deeper than a touch somewhere. */
function alongLine(path: Path, other: Base): readonly Stretch[] {
  const touching = lineDeeper(path, other, 0);
  return touching && lineDeeper(path, other, TOUCH) ? [touching] : [];
}

/** On a straight path each of the four parting axes is crossed once: the overlap of four intervals. */
function lineDeeper(path: Path, other: Base, depth: number): Stretch | null {
  const base = carry(path, 0);
  const skew =
    Math.abs(base.forwardX * other.forwardX + base.forwardY * other.forwardY) +
    Math.abs(base.forwardX * other.forwardY - base.forwardY * other.forwardX);
  let from = 0;
  let to = path.length;
  const cross = (axisX: number, axisY: number, reach: number) => {
    const start = (base.x - other.x) * axisX + (base.y - other.y) * axisY;
    const speed = base.forwardX * axisX + base.forwardY * axisY;
    // A path along this axis' edge never crosses it.
    if (Math.abs(speed) * path.length < ROUNDING) {
      if (Math.abs(start) >= reach) to = -1;
      return;
    }
    const one = (-reach - start) / speed;
    const two = (reach - start) / speed;
    from = Math.max(from, Math.min(one, two));
    to = Math.min(to, Math.max(one, two));
  };
  const fromBase = base.half + other.half * skew - depth;
  const fromOther = other.half + base.half * skew - depth;
  cross(base.forwardX, base.forwardY, fromBase);
  cross(base.forwardY, -base.forwardX, fromBase);
  cross(other.forwardX, other.forwardY, fromOther);
  cross(other.forwardY, -other.forwardX, fromOther);
  return from < to ? { from, to } : null;
}

interface Sample {
  readonly at: number;
  readonly gap: number;
  /** No point that matters lies further from the trailing middle, around which the base swings. */
  readonly swing: number;
}

/**
 * On a curve: halve until it is certain that nothing changes in a part, then solve where it does.
 * The base swings by at most 1/radius a millimetre (for every way in which its ends can lie on line and arc),
 * so the gap changes by at most 1 + swing/radius. Parts too small to hide an overlap deeper than a touch are let go.
 */
function alongCurve(path: Path, other: Base): readonly Stretch[] {
  const { radius } = path.placed.template;
  const reach = other.half * Math.SQRT2;
  const own = path.edge * 1.12;
  const sample = (at: number): Sample => {
    const base = carry(path, at);
    const far = Math.hypot(other.x - base.rearX, other.y - base.rearY) + reach;
    return { at, gap: separation(base, other), swing: Math.max(far, own) };
  };
  const stretches: { from: number; to: number }[] = [];
  const add = (from: number, to: number) => {
    const last = stretches.at(-1);
    if (last && last.to === from) last.to = to;
    else stretches.push({ from, to });
  };
  /** The most that the gap can change between two places, going down and up again. */
  const change = (a: Sample, b: Sample): number => {
    const width = b.at - a.at;
    return (1 + (Math.min(a.swing, b.swing) + width) / radius) * width;
  };
  const search = (a: Sample, b: Sample): void => {
    const most = change(a, b);
    const alike = a.gap > 0 === b.gap > 0;
    if (alike && Math.abs(a.gap) + Math.abs(b.gap) > most) {
      if (a.gap <= 0) add(a.at, b.at);
      return;
    }
    if (most < TOUCH) {
      if (alike && a.gap <= 0) add(a.at, b.at);
      else if (!alike) {
        const edge = crossing(at => separation(carry(path, at), other), a, b);
        if (a.gap <= 0) add(a.at, edge);
        else add(edge, b.at);
      }
      return;
    }
    const middle = sample((a.at + b.at) / 2);
    search(a, middle);
    search(middle, b);
  };
  const isDeep = (a: Sample, b: Sample): boolean => {
    if (Math.min(a.gap, b.gap) < -TOUCH) return true;
    const most = change(a, b);
    if (a.gap + b.gap - most >= -2 * TOUCH || most < ROUNDING) return false;
    const middle = sample((a.at + b.at) / 2);
    return isDeep(a, middle) || isDeep(middle, b);
  };
  search(sample(0), sample(path.length));
  return stretches.filter(({ from, to }) => isDeep(sample(from), sample(to)));
}

/** Where the gap closes between two places of opposite sign (regula falsi with the Illinois rule). */
function crossing(gapAt: (at: number) => number, a: Sample, b: Sample): number {
  let [low, lowGap, high, highGap] = [a.at, a.gap, b.at, b.gap];
  let kept: 'low' | 'high' | null = null;
  let at = low;
  for (let i = 0; i < 60 && high - low > 1e-10; i++) {
    at = (low * highGap - high * lowGap) / (highGap - lowGap);
    const gap = gapAt(at);
    if (Math.abs(gap) < 1e-12) break;
    if (gap > 0 === highGap > 0) {
      [high, highGap] = [at, gap];
      if (kept === 'low') lowGap /= 2;
      kept = 'low';
    } else {
      [low, lowGap] = [at, gap];
      if (kept === 'high') highGap /= 2;
      kept = 'high';
    }
  }
  return at;
}
