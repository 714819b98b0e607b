import { describe, expect, test } from 'vitest';
import { baseOverlaps } from '../../../src/engine/geometry/baseOverlap';
import { distanceToPolygon, measureBases, measureToPolygon } from '../../../src/engine/geometry/distance';
import { outlineOf } from '../../../src/engine/geometry/obstruction';
import { polygonOf } from '../../../src/engine/geometry/polygon';
import { mirrorBase, polygon, rectangle, ship } from '../../support/geometry';
import { ruler, spot } from '../../support/geometryRange';

/** Half the diagonal of a small base, 28.28. */
const DIAGONAL = 20 * Math.SQRT2;

const viewer = ship(0, 0);

describe('parallel edges: every line between them is shortest', () => {
  test.each([
    // Front edge at y = 20, the other's rear edge at 100 - 20; both from x = -20 to 20.
    { where: 'straight ahead', other: ship(0, 100), distance: 60, first: [-20, 20, -20, 80], last: [20, 20, 20, 80] },
    // The other's edge runs from x = 10 to 50: they share 10 to 20.
    { where: 'to one side', other: ship(30, 100), distance: 60, first: [10, 20, 10, 80], last: [20, 20, 20, 80] },
    {
      where: 'just in line',
      other: ship(39.98, 100),
      distance: 60,
      first: [19.98, 20, 19.98, 80],
      last: [20, 20, 20, 80],
    },
    {
      where: 'turned round',
      other: ship(0, 100, 180),
      distance: 60,
      first: [-20, 20, -20, 80],
      last: [20, 20, 20, 80],
    },
    // From y = -10 to 30: they share -10 to 20.
    {
      where: 'on the right',
      other: ship(100, 10, 90),
      distance: 60,
      first: [20, -10, 80, -10],
      last: [20, 20, 80, 20],
    },
    {
      where: 'on the left',
      other: ship(-100, 10),
      distance: 60,
      first: [-20, -10, -80, -10],
      last: [-20, 20, -80, 20],
    },
    { where: 'behind', other: ship(-5, -70), distance: 30, first: [-20, -20, -20, -50], last: [15, -20, 15, -50] },
    // A wider base: its own edge is the shorter one.
    {
      where: 'medium, ahead',
      other: ship(0, 100, 0, 'medium'),
      distance: 50,
      first: [-20, 20, -20, 70],
      last: [20, 20, 20, 70],
    },
    // Its edge runs from x = 5 to 85.
    {
      where: 'large, ahead',
      other: ship(45, 100, 0, 'large'),
      distance: 40,
      first: [5, 20, 5, 60],
      last: [20, 20, 20, 60],
    },
  ] as const)('$where', ({ other, distance, first, last }) => {
    const measure = measureBases(viewer, other);
    expect(measure.distance).toBeCloseTo(distance, 12);
    expect(measure.family).toEqual([ruler(first), ruler(last)]);
    const middle = first.map((value, i) => (value + last[i]!) / 2) as [number, number, number, number];
    expect(measure).toMatchObject(ruler(middle));
  });

  test('both turned by 45 degrees: their edges are 40 long and 60√2 - 40 apart', () => {
    const { distance, family } = measureBases(ship(0, 0, 45), ship(60, 60, 45));
    expect(distance).toBeCloseTo(60 * Math.SQRT2 - 40, 12);
    // The facing edge runs from the corner ahead of the left side to the one on the right.
    const far = 60 - DIAGONAL;
    expect(family).toEqual([ruler([0, DIAGONAL, far, 60]), ruler([DIAGONAL, 0, 60, far])]);
  });

  test('an edge that leans by less than a touch from end to end is parallel', () => {
    // 40 mm at 0.014° lean by 0.0098; at 0.015° by 0.0105.
    expect(measureBases(viewer, ship(0, 100, 0.014)).family).not.toBeNull();
    expect(measureBases(viewer, ship(0, 100, 359.986)).family).not.toBeNull();
    expect(measureBases(viewer, ship(0, 100, 0.015)).family).toBeNull();
    expect(measureBases(viewer, ship(0, 100, 359.985)).family).toBeNull();
  });

  test('however short they are in line, edges that lean by a degree are not parallel', () => {
    // Its rear left corner is nearest, at x = 39.3 + 20·sin 1° - 20·cos 1° = 19.65: 0.35 mm in line lean by 0.006.
    expect(measureBases(viewer, ship(39.3, 100, 359)).family).toBeNull();
    expect(measureToPolygon(viewer, outlineOf(ship(39.3, 100, 359))).family).toBeNull();
    expect(measureToPolygon(viewer, outlineOf(ship(39.3, 100))).family).not.toBeNull();
  });

  test('in line by less than a touch is past each other', () => {
    const measure = measureBases(viewer, ship(39.995, 100));
    expect(measure).toEqual({ distance: 60, ...ruler([20, 20, 20, 80], 1), family: null });
  });
});

describe('a single shortest line', () => {
  test.each([
    { where: 'corner past corner', other: ship(40, 100), distance: 60, ends: [20, 20, 20, 80] },
    // 3-4-5 from the corner 20, 20 to 23, 24.
    { where: 'corner to corner', other: ship(43, 44), distance: 5, ends: [20, 20, 23, 24] },
    { where: 'corner to corner, behind on the left', other: ship(-43, -44), distance: 5, ends: [-20, -20, -23, -24] },
    // The other's rear corner is half a diagonal nearer than its centre.
    { where: 'corner to our edge', other: ship(5, 100, 45), distance: 80 - DIAGONAL, ends: [5, 20, 5, 100 - DIAGONAL] },
    // Along the diagonal: 60√2 between the centres, less half our diagonal and half its edge.
    {
      where: 'our corner to its edge',
      other: ship(60, 60, 45),
      distance: 60 * Math.SQRT2 - DIAGONAL - 20,
      ends: [20, 20, 60 - 10 * Math.SQRT2, 60 - 10 * Math.SQRT2],
    },
    // Its edge looks along the diagonal but ends before our corner: corner 20, 20 to corner 60, 60 - 28.28.
    {
      where: 'our corner to its corner, turned',
      other: ship(60 + DIAGONAL, 30, 45),
      distance: Math.hypot(40, 10),
      ends: [20, 20, 60, 30],
    },
  ] as const)('$where', ({ other, distance, ends }) => {
    const measure = measureBases(viewer, other);
    expect(measure).toEqual({ distance: expect.closeTo(distance, 12), ...ruler(ends), family: null });

    const [fromX, fromY, toX, toY] = ends;
    expect(measureBases(other, viewer)).toMatchObject(ruler([toX, toY, fromX, fromY]));
    expect(measureBases(mirrorBase(viewer), mirrorBase(other))).toMatchObject(ruler([-fromX, fromY, -toX, toY]));
  });

  test('equally turned but past each other: rounding does not matter', () => {
    // Seen from a ship at 12°: the corners are 20 past each other ahead and to the left of it.
    const sin = Math.sin((12 * Math.PI) / 180);
    const cos = Math.cos((12 * Math.PI) / 180);
    const [left, ahead] = [83 * cos + 57 * sin, 57 * cos - 83 * sin];
    const { distance, family } = measureBases(ship(0, 0, 12), ship(-83, 57, 12));
    expect(distance).toBeCloseTo(left - 40, 9);
    // They share the stretch from its rear corner to our front one.
    const width = Math.hypot(family![0].from.x - family![1].from.x, family![0].from.y - family![1].from.y);
    expect(width).toBeCloseTo(40 - ahead, 9);
  });
});

describe('touching', () => {
  test.each([
    { where: 'side by side', other: ship(40, 0), first: [20, -20, 20, -20], last: [20, 20, 20, 20] },
    { where: 'side by side, shifted', other: ship(40, 25), first: [20, 5, 20, 5], last: [20, 20, 20, 20] },
    { where: 'nose to tail', other: ship(0, 40), first: [-20, 20, -20, 20], last: [20, 20, 20, 20] },
    {
      where: 'tail to nose, turned round',
      other: ship(0, -40, 180),
      first: [-20, -20, -20, -20],
      last: [20, -20, 20, -20],
    },
    {
      where: 'a large one on the left',
      other: ship(-60, 0, 90, 'large'),
      first: [-20, -20, -20, -20],
      last: [-20, 20, -20, 20],
    },
  ] as const)('$where: they meet along an edge', ({ other, first, last }) => {
    const { distance, family } = measureBases(viewer, other);
    expect(distance).toBe(0);
    expect(family).toEqual([ruler(first), ruler(last)]);
  });

  test.each([0.005, -0.005])('within a touch, %f apart, they still meet along an edge', apart => {
    const { distance, family } = measureBases(viewer, ship(40 + apart, 0));
    expect(distance).toBeCloseTo(Math.max(0, apart), 9);
    expect(family).toEqual([ruler([20, -20, 20, -20], 1), ruler([20, 20, 20, 20], 1)]);
  });

  test('corner on corner they meet in a point', () => {
    expect(measureBases(viewer, ship(40, 40))).toEqual({ distance: 0, ...ruler([20, 20, 20, 20]), family: null });
  });

  test('a corner on an edge, too', () => {
    const measure = measureBases(viewer, ship(0, 20 + DIAGONAL, 45));
    expect(measure).toEqual({ distance: expect.closeTo(0, 9), ...ruler([0, 20, 0, 20]), family: null });
  });
});

describe('on top of each other', () => {
  test.each([
    { where: 'its corner under us', other: ship(30, 30), at: spot(10, 10) },
    { where: 'our corner under it', other: ship(30, 30, 45, 'large'), at: spot(20, 20) },
    // Each corner of a star looks out between two of the other's.
    { where: 'a star', other: ship(0, 0, 45), at: { x: 0, y: 0 } },
  ])('$where: a point that both cover', ({ other, at }) => {
    expect(measureBases(viewer, other)).toEqual({ distance: 0, from: at, to: at, family: null });
  });
});

describe('outlines', () => {
  test('the arm that is further away does not lengthen the family', () => {
    // A U around the base, its right arm 1 away and up to y = 5, its left arm 3 away and up to y = 30.
    const u = polygon([-23, 30], [-23, -30], [21, -30], [21, 5], [30, 5], [30, -40], [-30, -40], [-30, 30]);
    expect(measureToPolygon(viewer, u)).toEqual({
      distance: 1,
      ...ruler([20, -7.5, 21, -7.5]),
      family: [ruler([20, -20, 21, -20]), ruler([20, 5, 21, 5])],
    });
  });

  test('an edge with a corner in its middle is one edge', () => {
    const token = polygon([-15, 50], [0, 50], [15, 50], [15, 70], [-15, 70]);
    const family = [ruler([-15, 20, -15, 50]), ruler([15, 20, 15, 50])];
    expect(measureToPolygon(viewer, token)).toMatchObject({ distance: 30, family });
  });

  test('of two arms equally far away the broader counts', () => {
    const u = polygon([-20, 50], [-10, 50], [-10, 70], [0, 70], [0, 50], [18, 50], [18, 90], [-20, 90]);
    const family = [ruler([0, 20, 0, 50]), ruler([18, 20, 18, 50])];
    expect(measureToPolygon(viewer, u)).toMatchObject({ distance: 30, family });
  });

  test('a doubled corner changes nothing', () => {
    const once = polygonOf([30, 30, 60, 35, 50, 60]);
    const twice = polygonOf([30, 30, 30, 30, 60, 35, 50, 60, 50, 60]);
    expect(measureToPolygon(viewer, twice)).toEqual(measureToPolygon(viewer, once));
  });

  test('clockwise or not, the measure is the same', () => {
    // The edge x + y = 80 looks at the corner 20, 20: 40/√2 away, at 40, 40.
    const edge = [polygonOf([60, 20, 20, 60, 60, 60]), polygonOf([60, 60, 20, 60, 60, 20])];
    for (const outline of edge) {
      const measure = measureToPolygon(viewer, outline);
      expect(measure).toEqual({
        distance: expect.closeTo(40 / Math.SQRT2, 12),
        ...ruler([20, 20, 40, 40]),
        family: null,
      });
    }
  });

  test.each([
    { where: 'its edge 0.005 deep under ours', outline: rectangle(19.995, 40, -5, 5) },
    // The edge x + y = 40 would pass our corner; this one passes 0.005 and 0.012 inside it.
    { where: 'our corner 0.005 deep on its edge', outline: polygon([39.993, 0], [0, 39.993], [40, 40]) },
    { where: 'our corner 0.012 deep on its edge', outline: polygon([39.983, 0], [0, 39.983], [40, 40]) },
  ])('touching: $where', ({ outline }) => {
    expect(baseOverlaps(viewer, outline)).toBe(false);
    expect(measureToPolygon(viewer, outline).distance).toBe(0);
    expect(distanceToPolygon(viewer, outline)).toBe(0);
  });

  test('our corner 0.012 off its edge is not touching', () => {
    const slanting = polygon([40.017, 0], [0, 40.017], [40, 40]);
    expect(distanceToPolygon(viewer, slanting)).toBeCloseTo(0.017 / Math.SQRT2, 9);
  });
});
