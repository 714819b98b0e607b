import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ShipSize } from '../../../src/engine/core/vocabulary';
import { type Base, baseAt } from '../../../src/engine/geometry/base';
import { type Course, courseOf } from '../../../src/engine/geometry/course';
import { distanceOfBases } from '../../../src/engine/geometry/distance';
import { type Execution, execute } from '../../../src/engine/geometry/maneuver';
import { TOUCH } from '../../../src/engine/geometry/measures';
import { carry } from '../../../src/engine/geometry/path';
import type { Pose } from '../../../src/engine/geometry/pose';
import { basesOverlap, separation } from '../../../src/engine/geometry/separation';
import {
  carryPose,
  courses,
  mirrorCourse,
  mirrorPose,
  ORIGIN,
  poses,
  posesApart,
  posesWithin,
  sizes,
} from '../../support/geometry';

interface Placed {
  readonly pose: Pose;
  readonly size: ShipSize;
}
const baseOf = ({ pose, size }: Placed): Base => baseAt(pose, size);

const finished: fc.Arbitrary<Course> = fc
  .tuple(courses, fc.constantFrom('none', 'none', 'turnAround', 'rollLeft', 'rollRight'))
  .map(([course, finish]) => ({ ...course, finish }));

/** A ship at the origin and up to six around it, none on top of it. */
const crowds = fc
  .tuple(sizes, fc.array(fc.record({ pose: posesWithin(190), size: sizes }), { minLength: 1, maxLength: 6 }))
  .map(([size, others]) => ({
    size,
    others: others.filter(other => separation(baseAt(ORIGIN, size), baseOf(other)) >= 0),
  }));

/** What came of a course, without the path: for a full one the shifts that are free. */
const outcome = (execution: Execution) =>
  execution.kind === 'full'
    ? { kind: 'full', shifts: execution.landings.map(({ shift }) => shift) }
    : { kind: 'partial', overlapped: execution.overlapped, touched: execution.touched };

/** Whether it would come out the same if every other base were a little larger or smaller: nothing hangs on the last digit. */
function isClear(size: ShipSize, course: Course, others: readonly Base[]): boolean {
  const grown = (by: number) =>
    JSON.stringify(
      outcome(
        execute(
          ORIGIN,
          size,
          course,
          others.map(other => ({ ...other, half: other.half + by })),
        ),
      ),
    );
  return grown(0.001) === grown(-0.001);
}

test('a ship that was stopped stands on nobody, touches the one it backed over last, and had no room further on', () => {
  let stopped = 0;
  fc.assert(
    fc.property(crowds, finished, ({ size, others }, course) => {
      const bases = others.map(baseOf);
      const execution = execute(ORIGIN, size, course, bases);
      if (execution.kind === 'full') return;
      stopped++;
      const { path, pose, travelled, overlapped, touched } = execution;
      const base = baseAt(pose, size);
      expect(bases.filter(other => basesOverlap(base, other))).toEqual([]);
      expect(distanceOfBases(base, bases[touched]!)).toBeLessThanOrEqual(TOUCH);
      expect(travelled).toBeGreaterThanOrEqual(0);
      expect(travelled).toBeLessThan(path.length);
      expect(overlapped.length).toBeGreaterThan(0);
      for (let further = travelled + 0.1; further <= path.length; further += 0.1) {
        const there = carry(path, further);
        if (bases.every(other => separation(there, other) > TOUCH))
          expect.fail(`there is room at ${further}, not only at ${travelled}`);
      }
    }),
    { numRuns: 1000 },
  );
  expect(stopped).toBeGreaterThan(100);
});

test('a ship that flew to the end stands on nobody, and a stopped one would have stood on somebody in every place', () => {
  fc.assert(
    fc.property(crowds, finished, ({ size, others }, course) => {
      const bases = others.map(baseOf);
      const execution = execute(ORIGIN, size, course, bases);
      const alone = execute(ORIGIN, size, course, []);
      if (alone.kind !== 'full') return expect.fail('an empty table stops nobody');
      const free = alone.landings.filter(({ pose }) => !bases.some(other => basesOverlap(baseAt(pose, size), other)));
      expect(execution.kind === 'full' ? execution.landings : []).toEqual(free);
    }),
    { numRuns: 500 },
  );
});

test('the order in which the others are told does not matter', () => {
  fc.assert(
    fc.property(crowds, finished, ({ size, others }, course) => {
      const bases = others.map(baseOf);
      fc.pre(isClear(size, course, bases));
      const one = execute(ORIGIN, size, course, bases);
      const two = execute(ORIGIN, size, course, bases.toReversed());
      const renamed = (index: number) => bases.length - 1 - index;
      expect(two.kind).toBe(one.kind);
      if (one.kind === 'full' || two.kind === 'full') expect(two).toEqual(one);
      else {
        expect({ ...two, overlapped: [], touched: renamed(two.touched) }).toEqual({ ...one, overlapped: [] });
        expect(two.overlapped.map(renamed).toReversed()).toEqual(one.overlapped);
      }
    }),
    { numRuns: 400 },
  );
});

test('neither does where on the table it happens, nor looking at it in a mirror', () => {
  fc.assert(
    fc.property(crowds, finished, poses, ({ size, others }, course, by) => {
      const bases = others.map(baseOf);
      fc.pre(isClear(size, course, bases));
      const here = execute(ORIGIN, size, course, bases);
      const there = execute(
        by,
        size,
        course,
        others.map(({ pose, size }) => baseAt(carryPose(pose, by), size)),
      );
      const seen = execute(
        ORIGIN,
        size,
        mirrorCourse(course),
        others.map(({ pose, size }) => baseAt(mirrorPose(pose), size)),
      );
      expect(outcome(there)).toEqual(outcome(here));
      expect(outcome(seen)).toEqual(outcome(here));
      if (here.kind !== 'partial' || there.kind !== 'partial' || seen.kind !== 'partial') return;
      expect(there.travelled).toBeCloseTo(here.travelled, 4);
      expect(seen.travelled).toBeCloseTo(here.travelled, 4);
      expect(posesApart(there.pose, carryPose(here.pose, by))).toBeLessThan(1e-4);
      expect(posesApart(seen.pose, mirrorPose(here.pose))).toBeLessThan(1e-4);
    }),
    { numRuns: 400 },
  );
});

test('one more ship never lets a ship come further', () => {
  fc.assert(
    fc.property(crowds, courses, ({ size, others }, course) => {
      const bases = others.map(baseOf);
      fc.pre(isClear(size, course, bases) && isClear(size, course, bases.slice(1)));
      const came = (execution: Execution) => (execution.kind === 'full' ? execution.path.length : execution.travelled);
      const [more, fewer] = [execute(ORIGIN, size, course, bases), execute(ORIGIN, size, course, bases.slice(1))];
      expect(came(more)).toBeLessThanOrEqual(came(fewer) + 1e-9);
    }),
    { numRuns: 400 },
  );
});

test('flying on from where it was stopped leads nowhere', () => {
  fc.assert(
    fc.property(crowds, fc.integer({ min: 1, max: 5 }), ({ size, others }, speed) => {
      const straight = courseOf('straight', speed)!;
      const bases = others.map(baseOf);
      const first = execute(ORIGIN, size, straight, bases);
      if (first.kind === 'full') return;
      const again = execute(first.pose, size, courseOf('straight', 1)!, bases.slice(first.touched, first.touched + 1));
      if (again.kind === 'partial') expect(again.travelled).toBeLessThan(TOUCH);
    }),
    { numRuns: 400 },
  );
});
