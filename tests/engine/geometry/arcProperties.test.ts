import { BooleanOperations, Point as FlatPoint, Polygon as FlatPolygon } from '@flatten-js/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRadians } from '../../../src/engine/geometry/angle';
import {
  isInArc,
  PRINTED_ARCS,
  type PrintedArc,
  rangeInArc,
  rangeInArcToPolygon,
  STANDARD_ARCS,
} from '../../../src/engine/geometry/arc';
import { type Base, baseAt, cornersOf, pointOf } from '../../../src/engine/geometry/base';
import type { Measure } from '../../../src/engine/geometry/closest';
import { distanceOfBases, distanceOfDiscToPolygon, distanceToPolygon } from '../../../src/engine/geometry/distance';
import { outlineOf } from '../../../src/engine/geometry/obstruction';
import { distanceBetween, turned } from '../../../src/engine/geometry/pose';
import { basesOverlap } from '../../../src/engine/geometry/separation';
import {
  basesWithin,
  carryPose,
  flatBase,
  mirrorBase,
  ORIGIN,
  poses,
  posesWithin,
  sizes,
} from '../../support/geometry';
import { convexWithin, outside, outsideArc } from '../../support/geometryRange';

const arcs = fc.constantFrom(...PRINTED_ARCS);

const distanceIn = (viewer: Base, arc: PrintedArc, target: Base): number | null =>
  rangeInArc(viewer, arc, target)?.distance ?? null;

const alike = (distance: number | null, digits = 6) => (distance === null ? null : expect.closeTo(distance, digits));

/** Where a target only just touches the arc, or its part in the arc begins at the very end of range 3, rounding decides. */
function isClose(viewer: Base, arc: PrintedArc, target: Base): boolean {
  const inside = rangeInArc(viewer, arc, target);
  if (inside) return inside.distance > 299.9 || !rangeInArc(viewer, arc, { ...target, half: target.half - 0.05 });
  return rangeInArc(viewer, arc, { ...target, half: target.half + 0.05 }) !== null;
}

test('the table may be moved or turned', () => {
  fc.assert(
    fc.property(arcs, sizes, sizes, posesWithin(300), poses, (arc, size, other, pose, by) => {
      const [viewer, target] = [baseAt(ORIGIN, size), baseAt(pose, other)];
      fc.pre(!isClose(viewer, arc, target));
      const carried = distanceIn(baseAt(by, size), arc, baseAt(carryPose(pose, by), other));
      expect(carried).toEqual(alike(distanceIn(viewer, arc, target)));
    }),
    { numRuns: 1000 },
  );
});

test('in a mirror left is right; for a ship turned round front is rear', () => {
  const mirrored = { left: 'right', right: 'left' } as const;
  const round = {
    front: 'rear',
    rear: 'front',
    left: 'right',
    right: 'left',
    fullFront: 'fullRear',
    fullRear: 'fullFront',
  } as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...STANDARD_ARCS, 'fullFront', 'fullRear'),
      sizes,
      poses,
      basesWithin(300),
      (arc, size, pose, target) => {
        const viewer = baseAt(pose, size);
        fc.pre(!isClose(viewer, arc, target));
        const distance = distanceIn(viewer, arc, target);
        const inMirror = arc === 'left' || arc === 'right' ? mirrored[arc] : arc;
        expect(distanceIn(mirrorBase(viewer), inMirror, mirrorBase(target))).toEqual(alike(distance));
        expect(distanceIn(baseAt(turned(pose, 180), size), round[arc], target)).toEqual(alike(distance));
      },
    ),
    { numRuns: 1000 },
  );
});

/** The measured lines run from the viewer's edge to a point that lies in the arc. */
function expectInArc(viewer: Base, arc: PrintedArc, measure: Measure): void {
  for (const { from, to } of [measure, ...(measure.family ?? [])]) {
    expect(Math.abs(outside(viewer, from))).toBeLessThan(1e-9);
    // Along a family, lines may be a touch off.
    expect(outsideArc(viewer, arc, to)).toBeLessThan(measure.family ? 0.0101 : 1e-6);
    expect(distanceBetween(from, to)).toBeCloseTo(measure.distance, 9);
  }
}

test('in arc a ship is never closer than plainly, and what was measured lies on it, in the arc', () => {
  fc.assert(
    fc.property(basesWithin(5), arcs, basesWithin(300), (viewer, arc, target) => {
      fc.pre(!basesOverlap(viewer, target));
      const measure = rangeInArc(viewer, arc, target);
      fc.pre(measure !== null);
      expect(measure!.distance).toBeGreaterThan(distanceOfBases(viewer, target) - 1e-9);
      expectInArc(viewer, arc, measure!);
      for (const { to } of [measure!, ...(measure!.family ?? [])]) expect(outside(target, to)).toBeLessThan(0.0101);
    }),
    { numRuns: 1000 },
  );
});

test('so it is with tokens', () => {
  fc.assert(
    fc.property(basesWithin(5), arcs, convexWithin(200), (viewer, arc, token) => {
      const plainly = distanceToPolygon(viewer, token);
      const measure = rangeInArcToPolygon(viewer, arc, token);
      fc.pre(measure !== null && plainly > 0);
      expect(measure!.distance).toBeGreaterThan(plainly - 1e-9);
      expectInArc(viewer, arc, measure!);
      expect(distanceOfDiscToPolygon({ ...measure!.to, radius: 0 }, token)).toBeLessThan(0.0101);
    }),
    { numRuns: 1000 },
  );
});

test('a base as an outline is in the same arcs at the same distance', () => {
  fc.assert(
    fc.property(basesWithin(5), arcs, basesWithin(300), (viewer, arc, target) => {
      expect(rangeInArcToPolygon(viewer, arc, outlineOf(target))?.distance ?? null).toEqual(
        alike(distanceIn(viewer, arc, target)),
      );
    }),
    { numRuns: 500 },
  );
});

test.each([
  { name: 'the four standard arcs', all: STANDARD_ARCS },
  { name: 'the two full arcs', all: ['fullFront', 'fullRear'] as const },
])('$name leave no gap: the closest of them is as close as the ship', ({ all }) => {
  fc.assert(
    fc.property(basesWithin(5), basesWithin(350), (viewer, target) => {
      const plainly = distanceOfBases(viewer, target);
      fc.pre(!basesOverlap(viewer, target));
      const closest = Math.min(...all.map(arc => distanceIn(viewer, arc, target) ?? Number.POSITIVE_INFINITY));
      // A corner that reaches into an arc by less than a touch does not count there.
      if (plainly < 299.9) expect(closest - plainly).toBeLessThan(0.05);
      if (plainly > 300.1) expect(closest).toBe(Number.POSITIVE_INFINITY);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['bullseye', 'front'],
  ['front', 'fullFront'],
  ['rear', 'fullRear'],
] as const)('what is in the %s arc is in the %s arc, no further away', (inner, outer) => {
  fc.assert(
    fc.property(basesWithin(5), basesWithin(150), (viewer, target) => {
      const inside = distanceIn(viewer, inner, target);
      fc.pre(inside !== null);
      expect(distanceIn(viewer, outer, target)).toBeLessThanOrEqual(inside! + 1e-9);
    }),
    { numRuns: 500 },
  );
});

/** An arc as flatten sees it: a wedge from the base's centre, or a broad box, far beyond range 3. */
function flatArc(viewer: Base, arc: PrintedArc): FlatPolygon {
  const far = 2000;
  const angle = toRadians({ 20: 40.62, 30: 41.4, 40: 41.76 }[viewer.half]!);
  const [sin, cos] = [far * Math.sin(angle), far * Math.cos(angle)];
  const corners: Readonly<Record<PrintedArc, readonly (readonly [right: number, ahead: number])[]>> = {
    front: [
      [0, 0],
      [-sin, cos],
      [sin, cos],
    ],
    rear: [
      [0, 0],
      [sin, -cos],
      [-sin, -cos],
    ],
    right: [
      [0, 0],
      [sin, cos],
      [far, 0],
      [sin, -cos],
    ],
    left: [
      [0, 0],
      [-sin, -cos],
      [-far, 0],
      [-sin, cos],
    ],
    bullseye: [
      [-7.395, 0],
      [-7.395, far],
      [7.395, far],
      [7.395, 0],
    ],
    fullFront: [
      [-far, 0],
      [-far, far],
      [far, far],
      [far, 0],
    ],
    fullRear: [
      [far, 0],
      [far, -far],
      [-far, -far],
      [-far, 0],
    ],
  };
  return new FlatPolygon(
    corners[arc].map(([right, ahead]) => {
      const { x, y } = pointOf(viewer, ahead, right);
      return new FlatPoint(x, y);
    }),
  );
}

/** The distance as flatten measures it: the target's ground in the arc, without what lies under the viewer. */
function flatRangeInArc(viewer: Base, arc: PrintedArc, target: Base): number | null {
  const own = flatBase(viewer);
  const seen = BooleanOperations.intersect(flatBase(target), flatArc(viewer, arc));
  const free = basesOverlap(viewer, target) && !seen.isEmpty() ? BooleanOperations.subtract(seen, own) : seen;
  if (free.isEmpty()) return null;
  const [distance] = free.distanceTo(own);
  return distance > 300 ? null : distance;
}

test('a second opinion on 2000 ships in arc', () => {
  fc.assert(
    fc.property(basesWithin(5), arcs, basesWithin(300), (viewer, arc, target) => {
      // Where corners or edges lie on each other, flatten's clipping gives up.
      fc.pre(!isClose(viewer, arc, target));
      fc.pre(!cornersOf(target).some(corner => Math.abs(outside(viewer, corner)) < 0.05));
      fc.pre(!cornersOf(viewer).some(corner => Math.abs(outside(target, corner)) < 0.05));
      // Its clipping puts points a millionth apart together.
      expect(distanceIn(viewer, arc, target)).toEqual(alike(flatRangeInArc(viewer, arc, target), 5));
      expect(isInArc(viewer, arc, target)).toBe(distanceIn(viewer, arc, target) !== null);
    }),
    { numRuns: 2000 },
  );
}, 20_000);
