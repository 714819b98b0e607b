import type { Point } from '../../engine/core/place';
import { between } from '../../engine/geometry/pose';
import type { DrawnLine } from './drawing';

/** Where a label stands. */
export interface LabelPlace {
  /** On the table, in millimetres. */
  readonly at: Point;
  /** The direction in which it stands off that place; without one its middle is there. */
  readonly aside?: Point;
}

/** Between bases that are close a label would cover them: there it stands aside. */
const CLOSE = 110;
const BESIDE_BASES = 26;
/** Millimetres between a label and a badge on the same line. */
const CLEAR = 30;
/** How wide and high a label is at the scale from which every line has one, in millimetres. */
const LABEL = { width: 58, height: 22 };

/** A place for every label, the strong ones first: where lines run side by side, no label lies on another. */
export function labelPlaces(lines: readonly DrawnLine[]): ReadonlyMap<string, LabelPlace> {
  const laid = new Map<string, LabelPlace>();
  for (const line of lines.toSorted((a, b) => Number(b.strong) - Number(a.strong))) {
    if (line.label) laid.set(line.key, placeOn(line, [...laid.values()]));
  }
  return laid;
}

/** On the line: at the middle of a strong one, of the others nearer to their targets, where lines lie apart. */
function placeOn({ from, to, strong, broken = [] }: DrawnLine, others: readonly LabelPlace[]): LabelPlace {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // Clear of the badge of what lies in the way.
  const badges = broken.map(([start, end]) => (start + end) / 2);
  const clear = (strong ? [0.5, 0.3, 0.7] : [0.74, 0.5, 0.86, 0.62, 0.38]).filter(share =>
    badges.every(badge => Math.abs(badge - share) * length > CLEAR),
  );
  const isFree = (share: number): boolean => {
    const { x, y } = between(from, to, share);
    return others.every(({ at }) => Math.abs(at.x - x) > LABEL.width || Math.abs(at.y - y) > LABEL.height);
  };
  const share = clear.find(isFree) ?? clear[0] ?? (strong ? 0.5 : 0.74);
  const place = between(from, to, share);
  if (length >= CLOSE) return { at: place };
  const right = length > 0 ? { x: (to.y - from.y) / length, y: (from.x - to.x) / length } : { x: 1, y: 0 };
  // Always towards the right of the table, so that labels of parallel lines do not meet.
  const aside = right.x < 0 ? { x: -right.x, y: -right.y } : right;
  return { at: { x: place.x + aside.x * BESIDE_BASES, y: place.y + aside.y * BESIDE_BASES }, aside };
}
