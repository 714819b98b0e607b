import { booleanOp, ClipType, FillRule, type Path64 } from 'clipper2-ts';
import type { DistanceProxy } from 'planck';
import { toRadians } from '../../../src/engine/geometry/angle';
import { ARC_OPENING, PRINTED_ARCS, type PrintedArc, rangeInArc } from '../../../src/engine/geometry/arc';
import { type Base, baseAt, cornersOf, pointOf } from '../../../src/engine/geometry/base';
import type { Point } from '../../../src/engine/geometry/pose';
import { separation } from '../../../src/engine/geometry/separation';
import { compare, type Row } from '../measure';
import { pick, prepare, SAME, seeded, someBase, somePose, someSize } from './cases';
import { planckDistanceTo, proxyOf } from './planck';

/** Further than the end of range 3 by the size of a large base, also across the opening of a side arc. */
const FAR = 800;

/** An arc as a convex outline from the base's centre. What lies under the base is no matter as long as bases do not overlap. */
function arcOutline(viewer: Base, arc: PrintedArc, opening: number): readonly Point[] {
  const angle = toRadians(opening / 2);
  const [right, ahead] = [FAR * Math.sin(angle), FAR * Math.cos(angle)];
  const corners: Readonly<Record<PrintedArc, readonly (readonly [right: number, ahead: number])[]>> = {
    front: [
      [0, 0],
      [-right, ahead],
      [right, ahead],
    ],
    rear: [
      [0, 0],
      [right, -ahead],
      [-right, -ahead],
    ],
    right: [
      [0, 0],
      [right, ahead],
      [FAR, 0],
      [right, -ahead],
    ],
    left: [
      [0, 0],
      [-right, -ahead],
      [-FAR, 0],
      [-right, ahead],
    ],
    bullseye: [
      [-7.395, 0],
      [-7.395, FAR],
      [7.395, FAR],
      [7.395, 0],
    ],
    fullFront: [
      [-FAR, 0],
      [-FAR, FAR],
      [FAR, FAR],
      [FAR, 0],
    ],
    fullRear: [
      [FAR, 0],
      [FAR, -FAR],
      [-FAR, -FAR],
      [-FAR, 0],
    ],
  };
  return corners[arc].map(([x, y]) => pointOf(viewer, y, x));
}

/** clipper2 works on whole numbers: hundred millionths of a millimetre. */
const FINE = 1e8;
const whole = (corners: readonly Point[]): Path64 =>
  corners.map(({ x, y }) => ({ x: Math.round(x * FINE), y: Math.round(y * FINE) }));

interface Case {
  readonly viewer: Base;
  readonly arc: PrintedArc;
  readonly target: Base;
  readonly proxy: DistanceProxy;
  readonly outline: Path64[];
  readonly ground: Path64[];
}

/** The fastest pair of libraries: clipper2 cuts, planck measures. flatten, which does both, took ten times as long. */
function libraries({ proxy, outline, ground }: Case): number {
  const [cut] = booleanOp(ClipType.Intersection, ground, outline, FillRule.NonZero);
  if (!cut) return -1;
  for (const corner of cut) {
    corner.x /= FINE;
    corner.y /= FINE;
  }
  const distance = planckDistanceTo(proxy, cut);
  return distance > 300 ? -1 : distance;
}

const own = ({ viewer, arc, target }: Case): number => rangeInArc(viewer, arc, target)?.distance ?? -1;

export function rangeIn(): Row {
  const random = seeded(4);
  const cases = prepare((): Case | null => {
    const size = someSize(random);
    const viewer = baseAt(somePose(random, 50), size);
    const target = someBase(random, 250);
    const arc = pick(random, PRINTED_ARCS);
    if (separation(viewer, target) < 0.02) return null;
    // Not where the target just touches a line of the arc.
    const grown = rangeInArc(viewer, arc, { ...target, half: target.half + 0.05 });
    const shrunk = rangeInArc(viewer, arc, { ...target, half: target.half - 0.05 });
    if ((grown === null) !== (shrunk === null)) return null;
    const outline = whole(arcOutline(viewer, arc, ARC_OPENING[size]));
    return {
      viewer,
      arc,
      target,
      proxy: proxyOf(cornersOf(viewer)),
      outline: [outline],
      ground: [whole(cornersOf(target))],
    };
  });
  return compare('range in arc', cases, {
    timesAsFast: 10,
    ours: () => {
      let sum = 0;
      for (const one of cases) sum += own(one);
      return sum;
    },
    library: 'clipper2-ts, planck',
    theirs: () => {
      let sum = 0;
      for (const one of cases) sum += libraries(one);
      return sum;
    },
    isWrong: one => Math.abs(own(one) - libraries(one)) > SAME,
  });
}
