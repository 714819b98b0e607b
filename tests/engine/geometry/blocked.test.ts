import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDegrees } from '../../../src/engine/geometry/angle';
import { type Base, baseAt, cornersOf } from '../../../src/engine/geometry/base';
import { blockedStretches, type Stretch } from '../../../src/engine/geometry/blocked';
import { boost, courseOf, sideslip } from '../../../src/engine/geometry/course';
import { TOUCH } from '../../../src/engine/geometry/measures';
import { carry, type Path, pathOf } from '../../../src/engine/geometry/path';
import { step } from '../../../src/engine/geometry/pose';
import { separation } from '../../../src/engine/geometry/separation';
import { bank, straight, turn } from '../../../src/engine/geometry/template';
import {
  basesWithin,
  bisect,
  carryPose,
  courses,
  mirrorBase,
  mirrorCourse,
  ORIGIN,
  poses,
  posesWithin,
  ship,
  sizes,
  slowCarry,
  slowGap,
} from '../../support/geometry';

/** A small ship flies straight 5: its centre runs from 0 to 240. */
const AHEAD = pathOf(ORIGIN, 'small', boost(straight(5)));
/** Half the diagonal of a small base. */
const DIAGONAL = 20 * Math.SQRT2;

const stretch = (from: number, to: number) => ({ from: expect.closeTo(from, 9), to: expect.closeTo(to, 9) });

describe('straight ahead', () => {
  test.each([
    { other: 'small at 130', base: ship(0, 130), from: 90, to: 170 },
    { other: 'small at 130, 30 to the right', base: ship(30, 130), from: 90, to: 170 },
    { other: 'large at 130', base: ship(0, 130, 90, 'large'), from: 70, to: 190 },
    { other: 'small at 230, so to the end', base: ship(0, 230), from: 190, to: 240 },
    { other: 'small at 30, so from the start', base: ship(0, 30), from: 0, to: 70 },
    // Its corner points at the ship: 130 less 28.28 less 20.
    { other: 'on its corner', base: ship(0, 130, 45), from: 110 - DIAGONAL, to: 150 + DIAGONAL },
    // Our right front corner, at x = 20, meets the edge that falls from 1.72, 130 to 30, 101.72: at 130 - 18.28.
    {
      other: 'on its corner, 30 to the right',
      base: ship(30, 130, 45),
      from: 110 - (DIAGONAL - 10),
      to: 150 + (DIAGONAL - 10),
    },
  ])('a ship meets another: $other, from $from to $to', ({ base, from, to }) => {
    expect(blockedStretches(AHEAD, base)).toEqual([stretch(from, to)]);
  });

  test.each([
    { other: 'flush on the right', base: ship(40, 100), meets: false },
    { other: 'less than a touch in the way', base: ship(39.995, 100), meets: false },
    { other: 'more than a touch in the way', base: ship(39.98, 100), meets: true },
    { other: 'flush on the left, turned round', base: ship(-40, 100, 180), meets: false },
    { other: 'flush on the left but a little askew', base: ship(-40, 100, 1), meets: true },
    { other: 'flush behind', base: ship(0, -40), meets: false },
    { other: 'flush at the end', base: ship(0, 280), meets: false },
    { other: 'a touch before the end', base: ship(0, 279.995), meets: false },
    { other: 'more than a touch before the end', base: ship(0, 279.98), meets: true },
    { other: 'far away', base: ship(500, 500), meets: false },
  ])('$other blocks: $meets', ({ base, meets }) => {
    expect(blockedStretches(AHEAD, base)).toHaveLength(meets ? 1 : 0);
  });

  test('backing out, the stretch is counted from the start as well', () => {
    const back = pathOf(ORIGIN, 'small', courseOf('reverseStraight', 2)!);
    expect(blockedStretches(back, ship(0, -130))).toEqual([stretch(90, 120)]);
    expect(blockedStretches(back, ship(0, 40))).toEqual([]);
  });

  test('an overlap no deeper than a touch along its whole length does not count, however close to it', () => {
    // The paths of neighbours that slide along each other: 0.00999 and 0.01001 in the way, over 240 millimetres.
    expect(blockedStretches(AHEAD, ship(40 - 0.00999, 120, 0, 'small'))).toEqual([]);
    expect(blockedStretches(AHEAD, ship(40 - 0.01001, 120, 0, 'small'))).toHaveLength(1);
  });
});

/** Where the slow gap changes sign along a path: looked for every half millimetre, then halved to the last digit. */
function slowStretches({ placed, edge, length }: Path, other: Base): Stretch[] {
  const gapAt = (travelled: number) => slowGap(slowCarry(placed, edge, travelled), other);
  const edges: number[] = gapAt(0) < 0 ? [0] : [];
  for (let at = 0; at < length; at += 0.5) {
    const [low, high] = [at, Math.min(length, at + 0.5)];
    const before = gapAt(low) < 0;
    if (before !== gapAt(high) < 0) edges.push(bisect(low, high, travelled => gapAt(travelled) < 0 !== before));
  }
  if (edges.length % 2 === 1) edges.push(length);
  return edges.flatMap((from, i) => (i % 2 === 0 ? [{ from, to: edges[i + 1]! }] : []));
}

describe('along a curve', () => {
  test('a small ship that turns meets a ship with its left front corner, by hand', () => {
    // With its rear at the foot of a turn 2 it faces along (0.32, 0.947): see path.test.ts. Centre 6.4, 20 + 20 * 0.947.
    const ahead = Math.sqrt(1 - 0.32 ** 2);
    const corner = { x: 6.4 + 20 * 0.32 - 20 * ahead, y: 20 + 20 * ahead + 20 * ahead + 20 * 0.32 };
    const path = pathOf(ORIGIN, 'small', boost(turn(2, 'right')));
    const [first] = blockedStretches(path, ship(corner.x, corner.y + 20));
    expect(first?.from).toBeCloseTo(40, 6);
  });

  test.each([
    { move: 'bank 1', size: 'small', course: boost(bank(1, 'right')), other: ship(40, 110, 45), times: 1 },
    { move: 'bank 3', size: 'large', course: boost(bank(3, 'left')), other: ship(-60, 160, 20, 'medium'), times: 1 },
    { move: 'turn 1', size: 'small', course: boost(turn(1, 'right')), other: ship(60, 70, 30), times: 1 },
    { move: 'turn 3', size: 'medium', course: boost(turn(3, 'left')), other: ship(-90, 150, 0, 'large'), times: 1 },
    { move: 'reverse bank 1', size: 'small', course: courseOf('reverseBankLeft', 1)!, other: ship(-30, -90), times: 1 },
    { move: 'sideslip', size: 'small', course: sideslip('bank', 2, 'left'), other: ship(120, 60, 10), times: 1 },
    // A long base whips its left front corner past the other, then swings its side against it.
    { move: 'turn 1', size: 'large', course: boost(turn(1, 'right')), other: ship(-10, 105, 45), times: 2 },
    { move: 'turn 1', size: 'large', course: boost(turn(1, 'right')), other: ship(-35, 110, 45, 'large'), times: 2 },
  ] as const)(
    'a $size ship on a $move is blocked $times times, as found the slow way',
    ({ size, course, other, times }) => {
      const path = pathOf(ORIGIN, size, course);
      const slow = slowStretches(path, other);
      const fast = blockedStretches(path, other);
      expect(slow).toHaveLength(times);
      expect(fast).toHaveLength(times);
      fast.forEach(({ from, to }, i) => {
        expect(Math.abs(from - slow[i]!.from)).toBeLessThan(1e-6);
        expect(Math.abs(to - slow[i]!.to)).toBeLessThan(1e-6);
      });
    },
  );

  test('turning away from a neighbour it touches is not blocked, turning into it is', () => {
    const neighbour = ship(-40, 0);
    expect(blockedStretches(pathOf(ORIGIN, 'small', boost(bank(3, 'right'))), neighbour)).toEqual([]);
    expect(blockedStretches(pathOf(ORIGIN, 'small', boost(turn(1, 'right'))), neighbour)).toEqual([]);
    const [into] = blockedStretches(pathOf(ORIGIN, 'small', boost(bank(3, 'left'))), neighbour);
    expect(into?.from).toBeCloseTo(0, 6);
  });

  // The left front corner of a large base whips round; a ship stands with a corner pointing at it, across its way.
  test.each([
    { deep: 0.05, blocked: true },
    { deep: 0.005, blocked: false },
    { deep: -0.05, blocked: false },
  ])('corner past corner, $deep deep: $blocked', ({ deep, blocked }) => {
    const path = pathOf(ORIGIN, 'large', boost(turn(1, 'right')));
    const [corner] = cornersOf(carry(path, 40));
    const [next] = cornersOf(carry(path, 40.001));
    const way = toDegrees(Math.atan2(next.x - corner.x, next.y - corner.y));
    const { x, y } = step({ ...corner, heading: way }, 0, -(DIAGONAL - deep));
    const [first] = blockedStretches(path, ship(x, y, way + 45));
    // Much later, from 90 on, the side of the base comes over the same ship.
    expect(first?.from).toBeCloseTo(blocked ? 40 : 90.3, 0);
    expect(first!.to - first!.from < 0.5).toBe(blocked);
  });

  test('an overlap counts wherever in its stretch it is deep', () => {
    // A neighbour a twentieth of a degree askew: 0.017 deep at the start, then less than a touch for 20 millimetres.
    const path = pathOf(ORIGIN, 'small', boost(bank(3, 'right')));
    const other = ship(-40, -18, 0.05);
    expect(separation(carry(path, 0), other)).toBeLessThan(-TOUCH);
    expect(blockedStretches(path, other)[0]?.from).toBe(0);
  });
});

describe('any path and any other base', () => {
  test('blocked is where they overlap, looked at every 0.05 millimetres', () => {
    fc.assert(
      fc.property(sizes, courses, basesWithin(200), (size, course, other) => {
        const path = pathOf(ORIGIN, size, course);
        const stretches = blockedStretches(path, other);
        for (let travelled = 0; travelled <= path.length; travelled += 0.05) {
          const gap = separation(carry(path, travelled), other);
          // Within a touch of the edge either is right.
          if (Math.abs(gap) <= TOUCH + 1e-5) continue;
          const blocked = stretches.some(({ from, to }) => from <= travelled && travelled <= to);
          if (blocked !== gap < 0) expect.fail(`${gap} at ${travelled}, yet blocked is ${blocked}`);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('stretches come in order, apart, and within the path', () => {
    fc.assert(
      fc.property(sizes, courses, basesWithin(150), (size, course, other) => {
        const path = pathOf(ORIGIN, size, course);
        const ends = blockedStretches(path, other).flatMap(({ from, to }) => [from, to]);
        expect(ends.every((end, i) => end >= 0 && end <= path.length && (i === 0 || end > ends[i - 1]!))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('are the same wherever on the table, and in a mirror', () => {
    fc.assert(
      fc.property(sizes, courses, posesWithin(150), sizes, poses, (size, course, pose, otherSize, by) => {
        const other = baseAt(pose, otherSize);
        const here = blockedStretches(pathOf(ORIGIN, size, course), other);
        const deepEnough = (grown: number) =>
          blockedStretches(pathOf(ORIGIN, size, course), { ...other, half: other.half + grown });
        fc.pre(deepEnough(0.001).length === deepEnough(-0.001).length);
        const there = blockedStretches(pathOf(by, size, course), baseAt(carryPose(pose, by), otherSize));
        const mirrored = blockedStretches(pathOf(ORIGIN, size, mirrorCourse(course)), mirrorBase(other));
        expect(there).toEqual(
          here.map(({ from, to }) => ({ from: expect.closeTo(from, 4), to: expect.closeTo(to, 4) })),
        );
        expect(mirrored).toEqual(
          here.map(({ from, to }) => ({ from: expect.closeTo(from, 4), to: expect.closeTo(to, 4) })),
        );
      }),
      { numRuns: 500 },
    );
  });
});
