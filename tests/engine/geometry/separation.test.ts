import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseAt } from '../../../src/engine/geometry/base';
import { basesOverlap, separation } from '../../../src/engine/geometry/separation';
import {
  at,
  basesWithin,
  carryPose,
  flatBase,
  flatMeet,
  mirrorBase,
  poses,
  posesWithin,
  ship,
  sizes,
  slowGap,
} from '../../support/geometry';

/** Half the diagonal of a small base. */
const DIAGONAL = 20 * Math.SQRT2;

test.each([
  { where: 'ahead, 60 between the centres', other: ship(0, 60), gap: 20 },
  { where: 'flush ahead', other: ship(0, 40), gap: 0 },
  { where: '10 on top', other: ship(0, 30), gap: -10 },
  { where: 'to the right', other: ship(45, 0), gap: 5 },
  { where: 'to the left and turned round', other: ship(-45, 12, 180), gap: 5 },
  { where: 'ahead and to the right: the better of two axes', other: ship(45, 60), gap: 20 },
  { where: 'at the same place', other: ship(0, 0), gap: -40 },
  { where: 'a medium base ahead', other: ship(0, 60, 0, 'medium'), gap: 10 },
  { where: 'a large base on the right', other: ship(65, 0, 90, 'large'), gap: 5 },
  // A corner points at the small ship: 50 less half its diagonal less 20.
  { where: 'on its corner ahead', other: ship(0, 50, 45), gap: 50 - DIAGONAL - 20 },
  // Edge to corner along the other's own axis: the distance of the centres along the diagonal, 60 root 2, less 20 and half ours.
  { where: 'on its edge across the corner', other: ship(60, 60, 45), gap: 60 * Math.SQRT2 - 20 - DIAGONAL },
])('$where: $gap', ({ other, gap }) => {
  expect(separation(ship(0, 0), other)).toBeCloseTo(gap, 12);
  expect(separation(other, ship(0, 0))).toBeCloseTo(gap, 12);
  expect(slowGap(ship(0, 0), other)).toBeCloseTo(gap, 12);
});

describe('touching is not overlapping', () => {
  test.each([
    { deep: -0.02, overlaps: false },
    { deep: 0, overlaps: false },
    { deep: 0.0099, overlaps: false },
    { deep: 0.0101, overlaps: true },
    { deep: 0.02, overlaps: true },
  ])('$deep deep overlaps: $overlaps', ({ deep, overlaps }) => {
    expect(basesOverlap(ship(0, 0), ship(0, 40 - deep))).toBe(overlaps);
    expect(basesOverlap(ship(0, 0), ship(-40 + deep, 25))).toBe(overlaps);
    expect(basesOverlap(ship(0, 0), ship(20 + DIAGONAL - deep, 3, 45))).toBe(overlaps);
    expect(basesOverlap(ship(0, 0, 0, 'medium'), ship(70 - deep, -20, 270, 'large'))).toBe(overlaps);
  });

  test('corner on corner touches', () => {
    expect(basesOverlap(ship(0, 0), ship(40, 40))).toBe(false);
    expect(basesOverlap(ship(0, 0), ship(39.98, 39.98))).toBe(true);
    expect(basesOverlap(ship(0, 0), ship(39.98, 40.02))).toBe(false);
  });
});

test('a small base inside a large one overlaps it', () => {
  expect(basesOverlap(ship(0, 0, 30), ship(5, 5, 0, 'large'))).toBe(true);
});

test('it does not matter who looks, from where, or in a mirror', () => {
  fc.assert(
    fc.property(posesWithin(90), posesWithin(90), sizes, sizes, poses, (one, two, sizeOne, sizeTwo, by) => {
      const [a, b] = [baseAt(one, sizeOne), baseAt(two, sizeTwo)];
      const gap = separation(a, b);
      expect(separation(b, a)).toBeCloseTo(gap, 9);
      expect(separation(mirrorBase(a), mirrorBase(b))).toBeCloseTo(gap, 9);
      expect(separation(baseAt(carryPose(one, by), sizeOne), baseAt(carryPose(two, by), sizeTwo))).toBeCloseTo(gap, 9);
      expect(slowGap(a, b)).toBeCloseTo(gap, 9);
    }),
    { numRuns: 500 },
  );
});

test('a second opinion on 3000 pairs that do not touch', () => {
  fc.assert(
    fc.property(basesWithin(5), basesWithin(90), (a, b) => {
      const meet = flatMeet(flatBase(a, 0.05), flatBase(b));
      fc.pre(meet === flatMeet(flatBase(a, -0.05), flatBase(b)));
      expect(basesOverlap(a, b)).toBe(meet);
    }),
    { numRuns: 3000 },
  );
});

test('a mirrored base is the base in the mirror', () => {
  expect(mirrorBase(ship(3, 4, 30))).toEqual({ ...ship(-3, 4, 330), forwardX: expect.closeTo(-0.5, 12) });
  expect(carryPose(at(0, 10, 350), at(5, 5, 90))).toEqual({ x: 15, y: expect.closeTo(5, 12), heading: 80 });
});
