import { describe, expect, test } from 'vitest';
import { SHIP_SIZES, type ShipSize } from '../../../src/engine/core/vocabulary';
import { toRadians } from '../../../src/engine/geometry/angle';
import {
  isInArc,
  PRINTED_ARCS,
  type PrintedArc,
  rangeInArc,
  rangeInArcToPolygon,
} from '../../../src/engine/geometry/arc';
import { BASE_LENGTH, squareAt } from '../../../src/engine/geometry/base';
import { distanceOfBases } from '../../../src/engine/geometry/distance';
import { rangeOf } from '../../../src/engine/geometry/range';
import { at, polygon, rectangle, ship } from '../../support/geometry';
import { ruler } from '../../support/geometryRange';

const viewer = ship(0, 0);

const rangeIn = (arc: PrintedArc, target: ReturnType<typeof ship>): number | null => {
  const measure = rangeInArc(viewer, arc, target);
  return measure && rangeOf(measure.distance);
};

/** The front arc's right line of each size is x = slope · y, by half of its opening. */
const SLOPE: Readonly<Record<ShipSize, number>> = {
  small: Math.tan(toRadians(40.62)),
  medium: Math.tan(toRadians(41.4)),
  large: Math.tan(toRadians(41.76)),
};

describe.each(SHIP_SIZES)('the lines of a %s ship, with targets just on either side', size => {
  const base = ship(0, 0, 0, size);
  const slope = SLOPE[size];
  /** A small ship whose corner on the left ahead, the one that reaches furthest into the front arc, is at x, 150. */
  const rightOf = (x: number) => ship(x + 20, 130);
  const line = slope * 150;

  test.each([
    // 0.1 along x is 0.075 across the line, 0.03 is 0.022, more than a touch; 0.01 is less.
    { where: 'just inside', x: line - 0.1, front: true },
    { where: 'deeper than a touch', x: line - 0.03, front: true },
    { where: 'touching from outside', x: line, front: false },
    { where: 'a touch inside', x: line - 0.01, front: false },
    { where: 'just outside', x: line + 0.1, front: false },
  ])('front: a corner $where', ({ x, front }) => {
    const target = rightOf(x);
    expect(isInArc(base, 'front', target)).toBe(front);
    expect(isInArc(base, 'right', target)).toBe(true);
    expect(isInArc(base, 'left', target)).toBe(false);
    // The same on the left, behind, and behind on the left.
    expect(isInArc(base, 'front', ship(-target.x, target.y))).toBe(front);
    expect(isInArc(base, 'rear', ship(target.x, -target.y))).toBe(front);
    expect(isInArc(base, 'rear', ship(-target.x, -target.y))).toBe(front);
  });

  test.each([
    // Its corner on the right behind, the one that reaches furthest into the right arc, at x, 150.
    { where: 'just inside', x: line + 0.1, right: true },
    { where: 'touching from outside', x: line, right: false },
    { where: 'just outside', x: line - 0.1, right: false },
  ])('right: a corner $where', ({ x, right }) => {
    const target = ship(x - 20, 170);
    expect(isInArc(base, 'right', target)).toBe(right);
    expect(isInArc(base, 'front', target)).toBe(true);
    expect(isInArc(base, 'right', ship(target.x, -target.y))).toBe(right);
    expect(isInArc(base, 'left', ship(-target.x, target.y))).toBe(right);
    expect(isInArc(base, 'left', ship(-target.x, -target.y))).toBe(right);
  });

  test('a side arc reaches round the corners of the base', () => {
    const half = BASE_LENGTH[size] / 2;
    // A ship half a millimetre ahead: what lies right of the line there, short of our own corner, is in the right arc.
    const round = slope * (half + 0.5);
    expect(round).toBeLessThan(half);
    expect(rangeInArc(base, 'right', ship(round + 0.3 - 20, half + 20.5))).toMatchObject({
      distance: expect.closeTo(0.5, 9),
    });
    expect(isInArc(base, 'right', ship(round - 0.1 - 20, half + 20.5))).toBe(false);
    expect(isInArc(base, 'left', ship(20 - round - 0.3, -half - 20.5))).toBe(true);
    expect(isInArc(base, 'left', ship(20 - round + 0.1, -half - 20.5))).toBe(false);
  });

  test.each([
    { where: 'just inside', x: 7.395 - 0.1, bullseye: true },
    { where: 'touching from outside', x: 7.395, bullseye: false },
    { where: 'just outside', x: 7.395 + 0.1, bullseye: false },
  ])('bullseye: an edge $where', ({ x, bullseye }) => {
    expect(isInArc(base, 'bullseye', ship(x + 20, 200))).toBe(bullseye);
    expect(isInArc(base, 'bullseye', ship(-x - 20, 200))).toBe(bullseye);
    expect(isInArc(base, 'bullseye', ship(x + 20, -200))).toBe(false);
    expect(isInArc(base, 'front', ship(x + 20, 200))).toBe(true);
  });

  test('full arcs: the midway line parts them', () => {
    for (const x of [150, -150]) {
      expect(isInArc(base, 'fullFront', ship(x, 20))).toBe(true);
      expect(isInArc(base, 'fullRear', ship(x, 20))).toBe(false);
      expect(isInArc(base, 'fullRear', ship(x, 19.9))).toBe(true);
      expect(isInArc(base, 'fullRear', ship(x, -20))).toBe(true);
      expect(isInArc(base, 'fullFront', ship(x, -20))).toBe(false);
      expect(isInArc(base, 'fullFront', ship(x, -19.9))).toBe(true);
    }
  });
});

describe('range in arc', () => {
  test.each([
    // Straight ahead the arc leaves the whole front edge: the family is as plain.
    { arc: 'front', target: ship(0, 100), distance: 60, first: [-20, 20, -20, 80], last: [20, 20, 20, 80] },
    {
      arc: 'bullseye',
      target: ship(0, 100),
      distance: 60,
      first: [-7.395, 20, -7.395, 80],
      last: [7.395, 20, 7.395, 80],
    },
    { arc: 'right', target: ship(100, 0), distance: 60, first: [20, -20, 80, -20], last: [20, 20, 80, 20] },
    { arc: 'fullFront', target: ship(-100, 0), distance: 60, first: [-20, 0, -80, 0], last: [-20, 20, -80, 20] },
    { arc: 'fullRear', target: ship(0, -100), distance: 60, first: [-20, -20, -20, -80], last: [20, -20, 20, -80] },
  ] as const)('$arc: equally short lines', ({ arc, target, distance, first, last }) => {
    const measure = rangeInArc(viewer, arc, target);
    expect(measure).toMatchObject({ distance: expect.closeTo(distance, 9), family: [ruler(first), ruler(last)] });
  });

  test('arcs reach up to range 3', () => {
    for (const [arc, x, y] of [
      ['front', 0, 1],
      ['rear', 0, -1],
      ['left', -1, 0],
      ['right', 1, 0],
      ['bullseye', 0, 1],
      ['fullFront', 0, 1],
      ['fullRear', 0, -1],
    ] as const) {
      expect(rangeIn(arc, ship(340 * x, 340 * y))).toBe(3);
      expect(rangeIn(arc, ship(340.1 * x, 340.1 * y))).toBeNull();
    }
  });

  test('targeting: in the front arc at range 2, though plainly at range 1', () => {
    // Its near side is x = 92; the line meets it at y = 92/0.8577 = 107.3. Its nearest corner, at 92, 70, lies outside.
    const xwing = ship(112, 90);
    expect(rangeOf(distanceOfBases(viewer, xwing))).toBe(1);
    const y = 92 / SLOPE.small;
    expect(rangeInArc(viewer, 'front', xwing)).toEqual({
      distance: expect.closeTo(Math.hypot(72, y - 20), 9),
      ...ruler([20, 20, 92, y]),
      family: null,
    });
    expect(rangeIn('front', xwing)).toBe(2);
    expect(rangeIn('right', xwing)).toBe(1);
    // 5 mm further to the right it is outside; 5 further to the left it is in arc at range 2 still.
    expect(rangeIn('front', ship(117, 90))).toBeNull();
    expect(rangeIn('front', ship(107, 90))).toBe(2);
  });

  test('an X-wing in the front arc at range 1 and in the bullseye at range 2', () => {
    // On its corner: the left one, at 33.68 - 28.28 = 5.4, 125, is in the bullseye, from y = 123 on; the near one at 96.7.
    const diagonal = 20 * Math.SQRT2;
    const xwing = ship(5.395 + diagonal, 125, 45);
    expect(rangeInArc(viewer, 'bullseye', xwing)?.distance).toBeCloseTo(103, 9);
    expect(rangeIn('bullseye', xwing)).toBe(2);
    expect(rangeInArc(viewer, 'front', xwing)?.distance).toBeCloseTo(
      Math.hypot(5.395 + diagonal - 20, 105 - diagonal),
      9,
    );
    expect(rangeIn('front', xwing)).toBe(1);
    expect(rangeIn('bullseye', ship(7.4 + diagonal, 125, 45))).toBeNull();
  });
});

describe('what lies under the base is in no arc', () => {
  const large = ship(0, 0, 0, 'large');

  test.each([
    { where: 'wholly under it', target: ship(5, 5, 20), arcs: [] },
    { where: 'flush with its front edge', target: ship(0, 20), arcs: [] },
    // From y = 10 to 50: the last 10 are ahead of the front edge, and within the lines, which are 35.7 apart from the middle.
    { where: 'under its front edge', target: ship(0, 30), arcs: ['front', 'bullseye', 'fullFront'] },
    { where: 'under its right edge', target: ship(30, 0), arcs: ['right', 'fullFront', 'fullRear'] },
    { where: 'under its right edge, ahead of the midway line', target: ship(30, 20), arcs: ['right', 'fullFront'] },
  ])('a small ship $where: $arcs', ({ target, arcs }) => {
    expect(PRINTED_ARCS.filter(arc => isInArc(large, arc, target))).toEqual(arcs);
    for (const arc of arcs as PrintedArc[]) expect(rangeInArc(large, arc, target)?.distance).toBe(0);
  });

  test('a ship is not in its own arcs', () => {
    for (const size of SHIP_SIZES) {
      const base = ship(3, 4, 30, size);
      expect(PRINTED_ARCS.filter(arc => isInArc(base, arc, base))).toEqual([]);
    }
  });
});

describe('tokens in arc', () => {
  test('a remote is measured like a ship', () => {
    // The right line cuts the token's near edge at x = 0.8577 · 80 = 68.6.
    const token = rectangle(60, 90, 80, 100);
    const { distance, from, to } = rangeInArcToPolygon(viewer, 'front', token)!;
    expect({ distance, from, to }).toEqual({
      distance: expect.closeTo(Math.hypot(40, 60), 9),
      ...ruler([20, 20, 60, 80]),
    });
    expect(rangeInArcToPolygon(viewer, 'right', token)?.to.x).toBeCloseTo(SLOPE.small * 80, 9);
    expect(rangeInArcToPolygon(viewer, 'rear', token)).toBeNull();
    expect(rangeInArcToPolygon(viewer, 'bullseye', polygon([7.3, 100], [20, 90], [20, 110]))).not.toBeNull();
    expect(rangeInArcToPolygon(viewer, 'bullseye', polygon([7.4, 100], [20, 90], [20, 110]))).toBeNull();
  });

  test('an outline of 64 corners has room to be cut', () => {
    // Of a circle of 15 around 100, 14.95 only the lowest corner, at 14.95 - 15, is behind the midway line: 65 remain.
    // The last of them, at 85, 14.95, is nearest to us.
    const round = Array.from({ length: 64 }, (_, i): [number, number] => {
      const angle = Math.PI + (2 * Math.PI * (i + 1)) / 64;
      return [100 + 15 * Math.cos(angle), 14.95 + 15 * Math.sin(angle)];
    });
    const token = polygon(...round);
    expect(rangeInArcToPolygon(viewer, 'fullFront', token)?.distance).toBeCloseTo(65, 9);
    // The edge beside the lowest corner comes up by 15 - 15·cos on 15·sin, of which the first 0.05 are behind the line.
    const step = Math.PI / 32;
    const shift = (0.05 / (15 - 15 * Math.cos(step))) * 15 * Math.sin(step);
    expect(rangeInArcToPolygon(viewer, 'fullRear', token)?.distance).toBeCloseTo(80 - shift, 9);
  });
});

test('only the three sizes of ships have arcs', () => {
  expect(() => rangeInArc(squareAt(at(0, 0), 15), 'front', viewer)).toThrow('30 mm has no arcs');
});
