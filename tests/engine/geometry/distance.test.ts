import { describe, expect, test } from 'vitest';
import { SHIP_SIZES } from '../../../src/engine/core/vocabulary';
import { BASE_LENGTH } from '../../../src/engine/geometry/base';
import {
  distanceOfBases,
  distanceOfDiscs,
  distanceOfDiscToPolygon,
  distanceOfPolygons,
  distanceToDisc,
  distanceToPolygon,
  measureToDisc,
  measureToPolygon,
} from '../../../src/engine/geometry/distance';
import { MARKER_RADIUS } from '../../../src/engine/geometry/measures';
import { polygonAt } from '../../../src/engine/geometry/polygon';
import { at, carryPolygon, ORIGIN, polygon, rectangle, ship, uShape } from '../../support/geometry';
import { ruler } from '../../support/geometryRange';

/** Half the diagonal of a small base, 28.28. */
const DIAGONAL = 20 * Math.SQRT2;

describe('two bases', () => {
  const pairs = SHIP_SIZES.flatMap(one => SHIP_SIZES.map(two => ({ one, two })));

  test.each(pairs)('a $one and a $two one, edge to edge, corner to corner and corner to edge', ({ one, two }) => {
    const reach = BASE_LENGTH[one] / 2 + BASE_LENGTH[two] / 2;
    const viewer = ship(10, 20, 0, one);
    expect(distanceOfBases(viewer, ship(10, 20 + reach + 30, 0, two))).toBeCloseTo(30, 12);
    expect(distanceOfBases(viewer, ship(10 - reach - 30, 20, 90, two))).toBeCloseTo(30, 12);
    // 3-4-5 between the corners.
    expect(distanceOfBases(viewer, ship(10 + reach + 3, 20 - reach - 4, 180, two))).toBeCloseTo(5, 12);
    // On its corner: half a diagonal instead of half an edge.
    const corner = BASE_LENGTH[one] / 2 + (BASE_LENGTH[two] / 2) * Math.SQRT2;
    expect(distanceOfBases(viewer, ship(10, 20 - corner - 7, 45, two))).toBeCloseTo(7, 12);
  });

  test.each([
    { where: 'touching', other: ship(40, 13), distance: 0 },
    { where: 'a hair apart', other: ship(40.011, 13), distance: 0.011 },
    { where: 'overlapping a little', other: ship(39, 39), distance: 0 },
    { where: 'past the corner', other: ship(41, 41), distance: Math.SQRT2 },
    { where: 'in the same place', other: ship(0, 0), distance: 0 },
    { where: 'under a large one', other: ship(5, 5, 30, 'large'), distance: 0 },
    // Its corner comes to y = 20; turned by a little, it backs off.
    { where: 'a corner on our edge', other: ship(3, 20 + DIAGONAL, 45), distance: 0 },
    { where: 'a corner just over our edge', other: ship(3, 19.9 + DIAGONAL, 45), distance: 0 },
    { where: 'a corner just off our edge', other: ship(3, 20.1 + DIAGONAL, 45), distance: 0.1 },
  ])('$where: $distance', ({ other, distance }) => {
    expect(distanceOfBases(ship(0, 0), other)).toBeCloseTo(distance, 9);
    expect(distanceOfBases(other, ship(0, 0))).toBeCloseTo(distance, 9);
  });
});

describe('a base and an outline', () => {
  test.each([
    { where: 'edge to edge', outline: rectangle(50, 90, -5, 5), distance: 30 },
    { where: 'corner to corner', outline: rectangle(23, 90, 24, 90), distance: 5 },
    // The tip at 0, 32 looks at the middle of the front edge.
    { where: 'a tip ahead', outline: polygon([0, 32], [30, 90], [-30, 90]), distance: 12 },
    // The edge x + y = 80 passes the corner 20, 20 at 40/√2.
    { where: 'an edge across the corner', outline: polygon([70, 10], [10, 70], [90, 90]), distance: 40 / Math.SQRT2 },
    // The same edge ends at 70, 10 and 45, 35 before it passes the corner: 45 - 20, 35 - 20.
    { where: 'an edge that ends early', outline: polygon([70, 10], [45, 35], [90, 90]), distance: Math.hypot(25, 15) },
    { where: 'touching', outline: rectangle(-60, -20, 0, 5), distance: 0 },
    { where: 'under the base', outline: rectangle(-5, 5, -5, 5), distance: 0 },
    { where: 'all around the base', outline: rectangle(-90, 90, -90, 90), distance: 0 },
    { where: 'through the base', outline: rectangle(-90, 90, -1, 1), distance: 0 },
  ])('$where: $distance', ({ outline, distance }) => {
    expect(distanceToPolygon(ship(0, 0), outline)).toBeCloseTo(distance, 12);
    expect(measureToPolygon(ship(0, 0), outline).distance).toBeCloseTo(distance, 12);
    // The same, carried across the table.
    const by = at(200, 300, 90);
    expect(distanceToPolygon(ship(200, 300, 90), carryPolygon(outline, by))).toBeCloseTo(distance, 9);
  });

  describe('in a notch', () => {
    /** x from -30 to 30, from y = -30 on up to the arms' ends at 30. */
    const wide = polygonAt(uShape(60, 60, 10), ORIGIN);
    /** x from -10 to 10, likewise. */
    const narrow = polygonAt(uShape(20, 60, 10), ORIGIN);

    test.each([
      { where: 'nearest to its bottom', base: ship(0, -7), distance: 3, ends: [0, -27, 0, -30] },
      // All of its right side, y from -17 to 23, is 4 away.
      { where: 'nearest to the right arm', base: ship(6, 3), distance: 4, ends: [26, 3, 30, 3] },
      // Our side reaches from y = 5 to 45, the arm up to 30.
      { where: 'halfway in', base: ship(-6, 25), distance: 4, ends: [-26, 17.5, -30, 17.5] },
      { where: 'on the bottom', base: ship(0, -11), distance: 0, ends: null },
    ] as const)('a base $where', ({ base, distance, ends }) => {
      const measure = measureToPolygon(base, wide);
      expect(measure.distance).toBeCloseTo(distance, 12);
      if (ends) expect(measure).toMatchObject(ruler(ends));
    });

    test('a corner that dips into a narrow notch is nearest to its rim', () => {
      // The lower right edge runs from 0.5, 50 - 28.28 up at 45°; it passes the rim at 10, 30 by (9.5 - 8.28)/√2.
      const distance = (9.5 - 30 + 50 - DIAGONAL) / Math.SQRT2;
      const foot = distance / Math.SQRT2;
      const measure = measureToPolygon(ship(0.5, 50, 45), narrow);
      expect(measure.distance).toBeCloseTo(distance, 12);
      expect(measure).toMatchObject(ruler([10 - foot, 30 + foot, 10, 30]));
    });
  });

  test('64 corners are measured, more are refused', () => {
    const round = (corners: number) =>
      polygon(
        ...Array.from({ length: corners }, (_, i): [number, number] => {
          const angle = (2 * Math.PI * i) / corners;
          return [100 + 30 * Math.cos(angle), 30 * Math.sin(angle)];
        }),
      );
    expect(distanceToPolygon(ship(0, 0), round(64))).toBeCloseTo(50, 9);
    expect(() => distanceToPolygon(ship(0, 0), round(65))).toThrow('65 corners');
  });
});

describe('a base and a marker', () => {
  const marker = (x: number, y: number) => ({ x, y, radius: MARKER_RADIUS });

  test.each([
    // 100 less 20 for the base and 18 for the marker.
    { where: 'ahead', disc: marker(5, 100), distance: 62, ends: [5, 20, 5, 82] },
    // 30-40-50 from the corner 20, 20 to the centre; 18 of the 50 are the marker's: 0.36 of the way back.
    { where: 'past the corner', disc: marker(50, 60), distance: 32, ends: [20, 20, 39.2, 45.6] },
    { where: 'a hair off the side', disc: marker(-38.011, -4), distance: 0.011, ends: [-20, -4, -20.011, -4] },
  ] as const)('$where: $distance', ({ disc, distance, ends }) => {
    expect(measureToDisc(ship(0, 0), disc)).toEqual({
      distance: expect.closeTo(distance, 12),
      ...ruler(ends),
      family: null,
    });
  });

  test.each([
    { where: 'touching', disc: marker(0, -38), x: 0, y: -20 },
    { where: 'just under the base', disc: marker(37.5, 3), x: 20, y: 3 },
    { where: 'half under the base', disc: marker(25, 3), x: 20, y: 3 },
    { where: 'under the base', disc: marker(1, 2), x: 1, y: 2 },
  ])('$where: 0', ({ disc, x, y }) => {
    expect(measureToDisc(ship(0, 0), disc)).toEqual({ distance: 0, ...ruler([x, y, x, y]), family: null });
  });

  test('a turned base has its corner there', () => {
    // The corner looks right: half a diagonal from the centre.
    expect(distanceToDisc(ship(0, 0, 45), marker(60, 0))).toBeCloseTo(60 - DIAGONAL - 18, 12);
    expect(distanceToDisc(ship(0, 0, 0), marker(60, 0))).toBeCloseTo(60 - 20 - 18, 12);
  });
});

describe('two outlines', () => {
  const square = rectangle(-10, 10, -10, 10);
  const u = polygonAt(uShape(60, 60, 10), ORIGIN);

  test.each([
    { where: 'edge to edge', other: rectangle(40, 60, -5, 5), distance: 30 },
    { where: 'corner to corner', other: rectangle(13, 60, 14, 60), distance: 5 },
    { where: 'a tip to an edge', other: polygon([0, -17], [5, -60], [-5, -60]), distance: 7 },
    { where: 'its edge across our corner', other: polygon([-60, 0], [0, -60], [-60, -60]), distance: 40 / Math.SQRT2 },
    { where: 'touching', other: rectangle(10, 60, -5, 5), distance: 0 },
    { where: 'a cross, no corner in the other', other: rectangle(-60, 60, -5, 5), distance: 0 },
    { where: 'one in the other', other: rectangle(-2, 2, -2, 2), distance: 0 },
    { where: 'corners in each other', other: rectangle(5, 60, 5, 60), distance: 0 },
    { where: 'in a notch', other: u, distance: 20 },
    // The bottom of the notch is at y = -30, 20 from the square; moved by 15 it is 5.
    { where: 'deep in a notch', other: polygonAt(uShape(60, 60, 10), at(0, 15)), distance: 5 },
  ])('$where: $distance', ({ other, distance }) => {
    expect(distanceOfPolygons(square, other)).toBeCloseTo(distance, 12);
    expect(distanceOfPolygons(other, square)).toBeCloseTo(distance, 12);
  });
});

describe('a marker and an outline', () => {
  const u = polygonAt(uShape(60, 60, 10), ORIGIN);

  test.each([
    { where: 'beside it', disc: { x: 100, y: 0, radius: 18 }, distance: 100 - 40 - 18 },
    // 3-4-5 from the outer corner 40, -40.
    { where: 'past its corner', disc: { x: 70, y: -80, radius: 18 }, distance: 50 - 18 },
    { where: 'in its notch', disc: { x: 4, y: 0, radius: 18 }, distance: 30 - 4 - 18 },
    { where: 'touching in its notch', disc: { x: 12, y: 0, radius: 18 }, distance: 0 },
    { where: 'across its arm', disc: { x: 35, y: 0, radius: 18 }, distance: 0 },
    { where: 'within its arm', disc: { x: 35, y: 0, radius: 2 }, distance: 0 },
    { where: 'around all of it', disc: { x: 0, y: 0, radius: 90 }, distance: 0 },
  ])('$where: $distance', ({ disc, distance }) => {
    expect(distanceOfDiscToPolygon(disc, u)).toBeCloseTo(distance, 12);
  });
});

test.each([
  { to: 100, distance: 64 },
  { to: 36.011, distance: 0.011 },
  { to: 36, distance: 0 },
  { to: 20, distance: 0 },
])('two markers, $to from centre to centre: $distance', ({ to, distance }) => {
  const [x, y] = [to * 0.6, to * 0.8];
  expect(distanceOfDiscs({ x: 5, y: 5, radius: 18 }, { x: 5 + x, y: 5 + y, radius: 18 })).toBeCloseTo(distance, 12);
});
