import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseAt } from '../../../src/engine/geometry/base';
import { baseOverlaps } from '../../../src/engine/geometry/baseOverlap';
import { type Polygon, polygonAt } from '../../../src/engine/geometry/polygon';
import {
  at,
  basesWithin,
  carryPolygon,
  carryPose,
  flatBase,
  flatMeet,
  flatPolygon,
  mirrorBase,
  mirrorPolygon,
  ORIGIN,
  polygon,
  polygonsWithin,
  poses,
  posesWithin,
  rectangle,
  ship,
  sizes,
  uShape,
} from '../../support/geometry';
import { some } from '../../support/some';

test.each([
  { where: 'a corner of it under the base', outline: rectangle(15, 60, 15, 60), overlaps: true },
  { where: 'close by', outline: rectangle(21, 60, 15, 60), overlaps: false },
  { where: 'a splinter that runs right through', outline: rectangle(-60, 60, -1, 1), overlaps: true },
  { where: 'wholly under the base', outline: rectangle(-5, 5, -5, 5), overlaps: true },
  { where: 'wholly under its edge, away from the centre', outline: rectangle(14, 18, 14, 18), overlaps: true },
  { where: 'the base wholly on it', outline: rectangle(-60, 60, -60, 60), overlaps: true },
  { where: 'an edge across a corner of the base', outline: polygon([30, 5], [5, 30], [40, 40]), overlaps: true },
  { where: 'an edge past a corner of the base', outline: polygon([30, 11], [11, 30], [40, 40]), overlaps: false },
])('$where: $overlaps', ({ outline, overlaps }) => {
  expect(baseOverlaps(ship(0, 0), outline)).toBe(overlaps);
});

describe('touching is not overlapping', () => {
  /** The same to every side of the base. */
  const around = (deep: number): readonly Polygon[] => [
    rectangle(20 - deep, 60, -60, 60),
    rectangle(-60, -20 + deep, -5, 5),
    rectangle(-60, 60, 20 - deep, 60),
    polygon([0, -20 + deep], [10, -40], [-10, -40]),
    // The edge x + y = 40 goes by the corner 20, 20; so deep along its normal.
    polygon([60 - deep * Math.SQRT2, -20], [-20 - deep * Math.SQRT2, 60], [80, 80]),
  ];

  test.each([
    { deep: -1, overlaps: false },
    { deep: 0, overlaps: false },
    { deep: 0.005, overlaps: false },
    { deep: 0.02, overlaps: true },
  ])('$deep deep overlaps: $overlaps', ({ deep, overlaps }) => {
    for (const outline of some(around(deep))) expect(baseOverlaps(ship(0, 0), outline)).toBe(overlaps);
  });
});

describe('a U that opens ahead', () => {
  /** Its notch is 44 wide and 60 deep around the origin: x from -22 to 22, y from -30 on. */
  const u = polygonAt(uShape(44, 60, 10), ORIGIN);

  test.each([
    { where: 'in the notch', base: ship(0, 0), overlaps: false },
    { where: 'deep in the notch', base: ship(0, -9.99), overlaps: false },
    { where: 'on the bottom of the notch', base: ship(0, -10.1), overlaps: true },
    { where: 'on the right arm', base: ship(2.1, 0), overlaps: true },
    { where: 'turned on its corner in the notch: its diagonal is 56.6', base: ship(0, 0, 45), overlaps: true },
    { where: 'across both arms', base: ship(0, 20, 0, 'large'), overlaps: true },
    { where: 'ahead of both arms', base: ship(0, 50.1), overlaps: false },
  ])('a base $where: $overlaps', ({ base, overlaps }) => {
    expect(baseOverlaps(base, u)).toBe(overlaps);
    expect(baseOverlaps(mirrorBase(base), mirrorPolygon(u))).toBe(overlaps);
  });

  test('the same U turned by 30 degrees, far away', () => {
    const by = at(300, 200, 30);
    expect(baseOverlaps(baseAt(carryPose(at(0, 0), by), 'small'), carryPolygon(u, by))).toBe(false);
    expect(baseOverlaps(baseAt(carryPose(at(2.1, 0), by), 'small'), carryPolygon(u, by))).toBe(true);
  });
});

test('the table may be moved, turned or seen in a mirror', () => {
  fc.assert(
    fc.property(posesWithin(5), sizes, polygonsWithin(80), poses, (pose, size, outline, by) => {
      const base = baseAt(pose, size);
      const meet = flatMeet(flatBase(base, 0.05), flatPolygon(outline));
      fc.pre(meet === flatMeet(flatBase(base, -0.05), flatPolygon(outline)));
      expect(baseOverlaps(mirrorBase(base), mirrorPolygon(outline))).toBe(meet);
      expect(baseOverlaps(baseAt(carryPose(pose, by), size), carryPolygon(outline, by))).toBe(meet);
    }),
    { numRuns: 300 },
  );
});

test('a second opinion on 2500 outlines that the base does not just touch', () => {
  fc.assert(
    fc.property(basesWithin(5), polygonsWithin(80), (base, outline) => {
      const flat = flatPolygon(outline);
      const meet = flatMeet(flatBase(base, 0.05), flat);
      fc.pre(meet === flatMeet(flatBase(base, -0.05), flat));
      expect(baseOverlaps(base, outline)).toBe(meet);
    }),
    { numRuns: 2500 },
  );
});
