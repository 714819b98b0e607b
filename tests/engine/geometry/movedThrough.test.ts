import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bearing } from '../../../src/engine/core/vocabulary';
import { type Base, baseAt } from '../../../src/engine/geometry/base';
import { baseOverlaps } from '../../../src/engine/geometry/baseOverlap';
import { courseOf, sideslip } from '../../../src/engine/geometry/course';
import { landingsOf } from '../../../src/engine/geometry/landing';
import { execute } from '../../../src/engine/geometry/maneuver';
import { type Move, meetings, under } from '../../../src/engine/geometry/movedThrough';
import { pathOf, poseAlong } from '../../../src/engine/geometry/path';
import { type Polygon, polygonAt } from '../../../src/engine/geometry/polygon';
import { templateOverlaps } from '../../../src/engine/geometry/templateOverlap';
import { at, box, courses, ORIGIN, polygon, polygonsWithin, rectangle, ship, sizes } from '../../support/geometry';

/** A small ship at the origin flies among others, and the move it makes. */
function move(bearing: Bearing, speed: number, others: readonly Base[] = []): Move {
  const execution = execute(ORIGIN, 'small', courseOf(bearing, speed)!, others);
  const { path } = execution;
  if (execution.kind === 'full') return { start: ORIGIN, end: execution.landings[0]!.pose, size: 'small', path };
  return { start: ORIGIN, end: execution.pose, size: 'small', path, travelled: execution.travelled };
}

const met = (made: Move, ...outlines: Polygon[]) =>
  meetings(made, outlines).map(({ index, overlapped }) => `${overlapped ? 'overlaps' : 'moves through'} ${index}`);

describe('straight 3: the template covers 20 to 140, the final base 140 to 180', () => {
  const made = move('straight', 3);

  test.each([
    { where: 'on the template', outline: rectangle(5, 30, 60, 90), is: ['moves through 0'] },
    { where: 'beside the template, though the base would sweep it', outline: rectangle(11, 30, 60, 90), is: [] },
    { where: 'under the final base', outline: rectangle(15, 30, 150, 170), is: ['overlaps 0'] },
    { where: 'under template and final base', outline: rectangle(-5, 5, 100, 150), is: ['overlaps 0'] },
    { where: 'beyond the final base', outline: rectangle(-5, 5, 181, 200), is: [] },
    { where: 'under the starting base and the template', outline: rectangle(-5, 5, 0, 40), is: [] },
    { where: 'against the starting base, under the template', outline: rectangle(-5, 5, 20, 40), is: [] },
    {
      where: 'a hair off the starting base, under the template',
      outline: rectangle(-5, 5, 20.1, 40),
      is: ['moves through 0'],
    },
    { where: 'under the starting base only', outline: rectangle(-5, 5, -10, 10), is: [] },
    {
      where: 'under the start, the template and the final base',
      outline: rectangle(-5, 5, 0, 150),
      is: ['overlaps 0'],
    },
    { where: 'beside the start, reaching the template', outline: rectangle(-60, 5, 25, 40), is: ['moves through 0'] },
    // Around the template as a frame: the ship starts and lands in the open.
    {
      where: 'a U around it',
      outline: polygon([-30, 190], [-21, 190], [-21, -30], [21, -30], [21, 190], [30, 190], [30, -40], [-30, -40]),
      is: [],
    },
  ])('an obstacle $where: $is', ({ outline, is }) => {
    expect(met(made, outline)).toEqual(is);
  });

  test('the closest to the starting place comes first, whatever its number', () => {
    const far = rectangle(-5, 5, 120, 170);
    const middle = rectangle(5, 30, 80, 90);
    const near = rectangle(-30, -5, 50, 60);
    expect(met(made, far, near, middle)).toEqual(['moves through 1', 'moves through 2', 'overlaps 0']);
    expect(met(made, near, middle, far)).toEqual(['moves through 0', 'moves through 1', 'overlaps 2']);
    // A long one counts from its near end, however far it reaches.
    expect(met(made, middle, rectangle(-30, -5, 50, 139))).toEqual(['moves through 1', 'moves through 0']);
    // Equally close: as they are numbered. One that is not met takes no place.
    const besideNear = rectangle(5, 30, 50, 60);
    expect(met(made, rectangle(50, 60, 0, 10), near, besideNear)).toEqual(['moves through 1', 'moves through 2']);
    expect(met(made, besideNear, near)).toEqual(['moves through 0', 'moves through 1']);
  });
});

describe('straight 3, stopped at 90 by a ship at 130: only 20 to 70 was flown', () => {
  const other = ship(0, 130);
  const stopped = move('straight', 3, [other]);
  const flown = move('straight', 3);

  test.each([
    {
      where: 'on the flown part',
      outline: rectangle(5, 30, 50, 60),
      cut: ['moves through 0'],
      full: ['moves through 0'],
    },
    {
      where: 'under the final base',
      outline: rectangle(5, 30, 85, 95),
      cut: ['overlaps 0'],
      full: ['moves through 0'],
    },
    {
      where: 'ahead of the final base, on the part not flown',
      outline: rectangle(5, 30, 115, 125),
      cut: [],
      full: ['moves through 0'],
    },
    { where: 'where the ship would have ended', outline: rectangle(5, 30, 145, 160), cut: [], full: ['overlaps 0'] },
    {
      where: 'across the rear of the final base',
      outline: rectangle(-5, 5, 65, 75),
      cut: ['overlaps 0'],
      full: ['moves through 0'],
    },
    { where: 'under the start', outline: rectangle(-5, 5, 0, 40), cut: [], full: [] },
  ])('an obstacle $where', ({ outline, cut, full }) => {
    expect(stopped.end).toEqual(at(0, 90));
    expect(met(stopped, outline)).toEqual(cut);
    expect(met(flown, outline)).toEqual(full);
  });
});

test('a ship that could not leave its place meets only what it stands on', () => {
  const stuck = move('straight', 1, [ship(0, 60, 0, 'large')]);
  expect(stuck).toMatchObject({ end: ORIGIN, travelled: 0 });
  expect(met(stuck, rectangle(-5, 5, 30, 50), rectangle(10, 50, 0, 10))).toEqual(['overlaps 1']);
});

describe('turn 3 to the right, around 90, 0', () => {
  /** A crumb on the middle line, so many degrees along it: the template begins at y = 20. */
  const crumb = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return polygonAt(box(4, 4), at(90 - 90 * Math.cos(angle), 20 + 90 * Math.sin(angle)));
  };
  const crumbs = [10, 20, 35, 50, 65, 80].map(crumb);

  test('flown, it moves through all', () => {
    expect(met(move('turnRight', 3), ...crumbs)).toEqual([0, 1, 2, 3, 4, 5].map(i => `moves through ${i}`));
  });

  test('stopped, it moves through those behind it, stands on those under it, and never reached the rest', () => {
    // Its rear 40 degrees along; a chord of 40 spans 25.7 degrees of radius 90, so its front is at 65.7.
    const travelled = 40 + (90 * 40 * Math.PI) / 180;
    const { path, ...flown } = move('turnRight', 3);
    const stopped: Move = { ...flown, path, travelled, end: poseAlong(path, travelled) };
    expect(met(stopped, ...crumbs)).toEqual([
      'moves through 0',
      'moves through 1',
      'moves through 2',
      'overlaps 3',
      'overlaps 4',
    ]);
  });

  test('a Tallon roll lies on what its own final place covers', () => {
    // It lands at 110, 110 facing back, shifted 10 along y: forward covers 80 to 120, back 100 to 140.
    const course = courseOf('tallonRollRight', 3)!;
    const path = pathOf(ORIGIN, 'small', course);
    const [forward, middle, back] = landingsOf(ORIGIN, 'small', course);
    const outline = rectangle(105, 125, 82, 88);
    const meets = [forward, middle, back].map(landing =>
      met({ start: ORIGIN, end: landing!.pose, size: 'small', path }, outline),
    );
    expect(meets).toEqual([['overlaps 0'], [], []]);
  });
});

test('a sideslip stopped on its way counts the part behind its trailing side', () => {
  // To the right with a left bank 3, from x = 20 on; crumbs at 20 and 100 along the arc of 180 around 20, 180.
  const crumb = (along: number) =>
    polygonAt(box(4, 4), at(20 + 180 * Math.sin(along / 180), 180 - 180 * Math.cos(along / 180)));
  const course = sideslip('bank', 3, 'left');
  const execution = execute(ORIGIN, 'small', course, [ship(150, 60)]);
  if (execution.kind === 'full') return expect.fail('nothing stopped it');
  const { path, pose, travelled } = execution;
  expect(travelled).toBeGreaterThan(70);
  expect(travelled).toBeLessThan(120);
  const stopped: Move = { start: ORIGIN, end: pose, size: 'small', path, travelled };
  expect(met(stopped, crumb(20), crumb(130))).toEqual(['moves through 0']);
  expect(
    met(
      { ...stopped, end: landingsOf(ORIGIN, 'small', course)[0]!.pose, travelled: path.length },
      crumb(20),
      crumb(130),
    ),
  ).toEqual(['moves through 0', 'moves through 1']);
});

test('a ship that does not move lies on what is under it', () => {
  const outlines = [
    rectangle(15, 30, 15, 30),
    rectangle(21, 30, 0, 5),
    rectangle(-50, 50, -50, 50),
    rectangle(20, 30, -5, 5),
  ];
  expect(under(ORIGIN, 'small', outlines)).toEqual([0, 2]);
  expect(under(ORIGIN, 'medium', outlines)).toEqual([0, 1, 2, 3]);
});

test('a full move meets what its template or final base lies on, less what it started on', () => {
  fc.assert(
    fc.property(sizes, courses, fc.array(polygonsWithin(200), { maxLength: 6 }), (size, course, outlines) => {
      const path = pathOf(ORIGIN, size, course);
      const end = landingsOf(ORIGIN, size, course)[0]!.pose;
      const expected = outlines.flatMap((outline, index) => {
        if (baseOverlaps(baseAt(end, size), outline)) return [{ index, overlapped: true }];
        const started = baseOverlaps(baseAt(ORIGIN, size), outline);
        return templateOverlaps(path.placed, outline) && !started ? [{ index, overlapped: false }] : [];
      });
      const found = meetings({ start: ORIGIN, end, size, path }, outlines);
      const told = found.map(({ index, overlapped }) => ({ index, overlapped }));
      expect(told.toSorted((a, b) => a.index - b.index)).toEqual(expected);
      for (const { index, through } of found)
        if (through) expect(templateOverlaps(path.placed, outlines[index]!)).toBe(true);
      // Flown to the last millimetre, a cut behind the final base takes nothing away.
      const cut = meetings({ start: ORIGIN, end, size, path, travelled: path.length }, outlines);
      expect(cut).toEqual(found);
    }),
    { numRuns: 500 },
  );
});
