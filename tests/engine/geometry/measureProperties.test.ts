import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Base, baseAt } from '../../../src/engine/geometry/base';
import type { Line, Measure } from '../../../src/engine/geometry/closest';
import {
  distanceOfBases,
  distanceOfDiscs,
  distanceOfDiscToPolygon,
  distanceOfPolygons,
  distanceToDisc,
  distanceToPolygon,
  measureBases,
  measureToDisc,
  measureToPolygon,
} from '../../../src/engine/geometry/distance';
import { outlineOf } from '../../../src/engine/geometry/obstruction';
import { distanceBetween } from '../../../src/engine/geometry/pose';
import { basesOverlap } from '../../../src/engine/geometry/separation';
import {
  basesWithin,
  carryPolygon,
  carryPose,
  flatBase,
  flatPolygon,
  headings,
  hundredths,
  mirrorBase,
  mirrorPolygon,
  polygonsWithin,
  poses,
  posesWithin,
  sizes,
} from '../../support/geometry';
import { outside } from '../../support/geometryRange';
import { some } from '../../support/some';

const discs = fc.record({ x: hundredths(-300, 300), y: hundredths(-300, 300), radius: hundredths(1, 40) });

/** Two bases, every second pair with parallel edges. */
const pairs: fc.Arbitrary<readonly [Base, Base]> = fc
  .tuple(posesWithin(200), posesWithin(200), sizes, sizes, fc.option(fc.constantFrom(0, 90, 180, 270), { freq: 1 }))
  .map(([one, two, sizeOne, sizeTwo, turn]) => [
    baseAt(one, sizeOne),
    baseAt(turn === null ? two : { ...two, heading: one.heading + turn }, sizeTwo),
  ]);

/** The lines that a measure names. */
const linesOf = ({ from, to, family }: Measure): readonly Line[] => [{ from, to }, ...(family ?? [])];

test('who measures, from where, or in a mirror: the distance of two bases is the same', () => {
  fc.assert(
    fc.property(posesWithin(200), posesWithin(200), sizes, sizes, poses, (one, two, sizeOne, sizeTwo, by) => {
      const [a, b] = [baseAt(one, sizeOne), baseAt(two, sizeTwo)];
      const distance = distanceOfBases(a, b);
      expect(distanceOfBases(b, a)).toBeCloseTo(distance, 9);
      expect(distanceOfBases(mirrorBase(a), mirrorBase(b))).toBeCloseTo(distance, 9);
      const carried = [baseAt(carryPose(one, by), sizeOne), baseAt(carryPose(two, by), sizeTwo)] as const;
      expect(distanceOfBases(...carried)).toBeCloseTo(distance, 8);
      expect(measureBases(a, b).distance).toBeCloseTo(distance, 9);
      expect(distanceToPolygon(a, outlineOf(b))).toBeCloseTo(distance, 1);
    }),
    { numRuns: 1000 },
  );
});

test('and so is the distance of a base and an outline', () => {
  fc.assert(
    fc.property(posesWithin(200), sizes, polygonsWithin(200), poses, (pose, size, outline, by) => {
      const base = baseAt(pose, size);
      const distance = distanceToPolygon(base, outline);
      expect(distanceToPolygon(mirrorBase(base), mirrorPolygon(outline))).toBeCloseTo(distance, 9);
      expect(distanceToPolygon(baseAt(carryPose(pose, by), size), carryPolygon(outline, by))).toBeCloseTo(distance, 8);
      expect(measureToPolygon(base, outline).distance).toBe(distance);
      // Overlapping by less than a touch is measured, so only nearly 0.
      expect(Math.abs(distanceOfPolygons(outlineOf(base), outline) - distance)).toBeLessThanOrEqual(0.01);
      expect(distanceOfPolygons(outline, outlineOf(base))).toBeCloseTo(distanceOfPolygons(outlineOf(base), outline), 9);
    }),
    { numRuns: 1000 },
  );
});

test('bases are no closer than their centres less half their diagonals, and no further than less half their edges', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const apart = distanceBetween(a, b);
      const distance = distanceOfBases(a, b);
      expect(distance).toBeGreaterThanOrEqual(apart - (a.half + b.half) * Math.SQRT2 - 1e-9);
      expect(distance).toBeLessThanOrEqual(Math.max(0, apart - a.half - b.half) + 1e-9);
    }),
    { numRuns: 1000 },
  );
});

test('every line of a measure runs from edge to edge and is as long as the distance', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      fc.pre(!basesOverlap(a, b));
      const measure = measureBases(a, b);
      // Where they touch, or along a family, lines may be a touch off.
      const slack = measure.family || measure.distance === 0 ? 0.0101 : 1e-9;
      for (const { from, to } of some(linesOf(measure))) {
        expect(Math.abs(outside(a, from))).toBeLessThan(measure.distance === 0 ? 0.0101 : 1e-9);
        expect(Math.abs(outside(b, to))).toBeLessThan(slack);
        expect(Math.abs(distanceBetween(from, to) - measure.distance)).toBeLessThan(slack);
      }
    }),
    { numRuns: 2000 },
  );
});

test('the family is as wide as it can be: no line beyond its ends is as short', () => {
  fc.assert(
    fc.property(headings, fc.constantFrom(0, 90, 180, 270), poses, sizes, sizes, (heading, turn, to, one, two) => {
      const a = baseAt({ x: 0, y: 0, heading }, one);
      const b = baseAt({ x: to.x, y: to.y, heading: heading + turn }, two);
      fc.pre(!basesOverlap(a, b));
      const { family } = measureBases(a, b);
      // In a's frame: how far their shadows on each other overlap.
      const right = Math.abs(to.x * a.forwardY - to.y * a.forwardX);
      const ahead = Math.abs(to.x * a.forwardX + to.y * a.forwardY);
      const shared = Math.min(2 * a.half, 2 * b.half, a.half + b.half - Math.min(right, ahead));
      fc.pre(Math.abs(shared - 0.01) > 1e-6);
      expect(family ? distanceBetween(family[0].from, family[1].from) : null).toEqual(
        shared > 0.01 ? expect.closeTo(shared, 6) : null,
      );
    }),
    { numRuns: 1000 },
  );
});

test('markers: as far as a base or an outline is from the centre, less the radius', () => {
  fc.assert(
    fc.property(basesWithin(200), polygonsWithin(200), discs, discs, (base, outline, disc, other) => {
      const point = { ...disc, radius: 0 };
      expect(distanceToDisc(base, disc)).toBeCloseTo(Math.max(0, distanceToDisc(base, point) - disc.radius), 9);
      const toOutline = distanceOfDiscToPolygon(point, outline);
      expect(distanceOfDiscToPolygon(disc, outline)).toBeCloseTo(Math.max(0, toOutline - disc.radius), 9);
      expect(distanceOfDiscs(disc, other)).toBeCloseTo(distanceOfDiscs(other, disc), 9);
      const { distance, from, to } = measureToDisc(base, disc);
      expect(outside(base, from)).toBeLessThan(1e-9);
      expect(distanceBetween(to, disc)).toBeLessThan(disc.radius + 1e-9);
      expect(distanceBetween(from, to)).toBeCloseTo(distance, 9);
    }),
    { numRuns: 500 },
  );
});

test('a second opinion on the distance of 2000 pairs of bases', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      fc.pre(!basesOverlap({ ...a, half: a.half + 0.05 }, b));
      const [distance] = flatBase(a).distanceTo(flatBase(b));
      expect(Math.abs(distanceOfBases(a, b) - distance)).toBeLessThan(1e-6);
      expect(Math.abs(measureBases(a, b).distance - distance)).toBeLessThan(1e-6);
    }),
    { numRuns: 2000 },
  );
}, 20_000);

test('a second opinion on the distance of 2000 outlines from a base, and from each other', () => {
  fc.assert(
    fc.property(basesWithin(200), polygonsWithin(200), polygonsWithin(200), (base, outline, other) => {
      const distance = distanceToPolygon(base, outline);
      const apart = distanceOfPolygons(outline, other);
      // Of what overlaps, flatten measures the distance of the edges.
      if (distance > 0.02)
        expect(Math.abs(flatBase(base).distanceTo(flatPolygon(outline))[0] - distance)).toBeLessThan(1e-6);
      if (apart > 0.02)
        expect(Math.abs(flatPolygon(other).distanceTo(flatPolygon(outline))[0] - apart)).toBeLessThan(1e-6);
    }),
    { numRuns: 2000 },
  );
}, 20_000);
