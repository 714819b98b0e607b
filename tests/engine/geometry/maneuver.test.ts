import { describe, expect, test } from 'vitest';
import type { Bearing, ShipSize } from '../../../src/engine/core/vocabulary';
import { type Base, baseAt } from '../../../src/engine/geometry/base';
import { type Course, courseOf, segnorsLoop, sideslip } from '../../../src/engine/geometry/course';
import { distanceOfBases } from '../../../src/engine/geometry/distance';
import { type Execution, execute, type PartialExecution } from '../../../src/engine/geometry/maneuver';
import { pathOf } from '../../../src/engine/geometry/path';
import { type Pose, roundPose } from '../../../src/engine/geometry/pose';
import { turn } from '../../../src/engine/geometry/template';
import { at, bisect, headingsApart, ORIGIN, ship, slowCarry, slowGap } from '../../support/geometry';
import { near } from '../../support/near';

/** A small ship at the origin flies among others. */
const fly = (bearing: Bearing, speed: number, others: readonly Base[], size: ShipSize = 'small'): Execution =>
  execute(ORIGIN, size, courseOf(bearing, speed)!, others);

function flyInto(bearing: Bearing, speed: number, others: readonly Base[], size: ShipSize = 'small'): PartialExecution {
  const execution = fly(bearing, speed, others, size);
  if (execution.kind === 'full') throw new Error(`${bearing} ${speed} was not blocked`);
  return execution;
}

describe('straight ahead', () => {
  test('a ship backs off the one it would stand on, until they touch', () => {
    // Straight 3 leads to 160; the other covers 110 to 150, so the ship's front stops at 110.
    const execution = flyInto('straight', 3, [ship(0, 130)]);
    expect(execution).toMatchObject({ pose: { x: 0, y: 90, heading: 0 }, travelled: 90, overlapped: [0], touched: 0 });
  });

  test.each([
    { what: 'flush at its end', y: 160, kind: 'full' },
    { what: 'less than a touch on it', y: 159.995, kind: 'full' },
    { what: 'more than a touch on it', y: 159.98, kind: 'partial' },
    { what: 'flush behind its end', y: 80, kind: 'full' },
    { what: 'more than a touch on its rear', y: 80.02, kind: 'partial' },
  ])('straight 2 leads to 120; a ship $what: $kind', ({ y, kind }) => {
    expect(fly('straight', 2, [ship(0, y)]).kind).toBe(kind);
  });

  test('a ship on the way that is not at the end is moved through', () => {
    const execution = fly('straight', 3, [ship(0, 80)]);
    expect(execution).toMatchObject({
      kind: 'full',
      landings: [{ pose: { x: 0, y: 160, heading: 0 }, shift: 'middle' }],
    });
  });

  test('a neighbour that it slides along does not stop it', () => {
    // Backing off the first it comes to 110, flush beside the second.
    expect(flyInto('straight', 2, [ship(0, 150), ship(40, 100)])).toMatchObject({ pose: at(0, 110), touched: 0 });
    // A tenth of a millimetre further in, the second stops it at 60.
    expect(flyInto('straight', 2, [ship(0, 150), ship(39.9, 100)])).toMatchObject({ pose: at(0, 60), touched: 1 });
  });

  test.each([
    { name: 'small', other: ship(0, 200, 180), y: 160 },
    { name: 'medium', other: ship(0, 200, 90, 'medium'), y: 150 },
    { name: 'large', other: ship(0, 200, 0, 'large'), y: 140 },
    { name: 'small, on its corner', other: ship(0, 200, 45), y: 200 - 20 - 20 * Math.SQRT2 },
  ])('a $name ship at 200 stops it at $y', ({ other, y }) => {
    expect(flyInto('straight', 4, [other]).pose).toEqual(near(at(0, y), 6));
  });
});

describe('several ships', () => {
  test('the rulebook’s X-wing: it overlaps the TIE, backs over the Y-wing too, and touches that', () => {
    // Straight 2 leads to 120. The TIE covers 120 to 160: on it. The Y-wing covers 50 to 90: moved through.
    const [tie, yWing] = [ship(0, 130), ship(15, 70)];
    expect(fly('straight', 2, [yWing]).kind).toBe('full');
    expect(flyInto('straight', 2, [tie]).pose.y).toBe(90);
    // At 90 it stands on the Y-wing, so it backs up to 30.
    expect(flyInto('straight', 2, [tie, yWing])).toMatchObject({
      pose: at(0, 30),
      travelled: 30,
      overlapped: [0],
      touched: 1,
    });
    expect(flyInto('straight', 2, [yWing, tie])).toMatchObject({
      pose: at(0, 30),
      travelled: 30,
      overlapped: [1],
      touched: 0,
    });
    // Had the Y-wing stood 20 further back, there would have been room in front of it.
    expect(flyInto('straight', 2, [tie, ship(15, 50)])).toMatchObject({ pose: at(0, 90), overlapped: [0], touched: 0 });
  });

  test('two overlapped at once, friend and foe: both count, and the one backed over last is touched', () => {
    const [near, far] = [ship(25, 110), ship(-25, 130)];
    expect(flyInto('straight', 2, [near, far])).toMatchObject({ pose: at(0, 70), overlapped: [0, 1], touched: 0 });
    expect(flyInto('straight', 2, [far, near])).toMatchObject({ pose: at(0, 70), overlapped: [0, 1], touched: 1 });
  });

  // Straight 5 leads to 240. The far ship at 220 leaves it at 180, its rear at 160: is there room behind?
  test.each([
    { room: 39, y: 101, touched: 'near' },
    { room: 40, y: 180, touched: 'far' },
    { room: 41, y: 180, touched: 'far' },
  ])('between two ships $room apart', ({ room, y, touched }) => {
    const execution = flyInto('straight', 5, [ship(0, 220), ship(0, 220 - 40 - room)]);
    expect(execution.pose).toEqual(at(0, y));
    expect(execution.touched).toBe(touched === 'far' ? 0 : 1);
    expect(execution.overlapped).toEqual([0]);
  });

  test('down a row of ships with a gap too small and one large enough', () => {
    // Gaps of 30 and 50 between bases at 220, 150 and 60: the ship fits the second, touching the middle one.
    const row = [ship(0, 60), ship(0, 150), ship(0, 220)];
    expect(flyInto('straight', 5, row)).toMatchObject({ pose: at(0, 110), overlapped: [2], touched: 1 });
  });
});

describe('a ship that cannot leave its place', () => {
  const start: Pose = { x: 0.1 + 0.2, y: 1 / 3, heading: 33.3 };
  const ahead = (gap: number): Base => {
    const angle = (start.heading * Math.PI) / 180;
    const far = 60 + gap;
    return ship(start.x + Math.sin(angle) * far, start.y + Math.cos(angle) * far, start.heading, 'large');
  };

  test('stays exactly where it is', () => {
    const execution = execute(start, 'small', courseOf('straight', 1)!, [ahead(0)]);
    expect(execution).toMatchObject({ kind: 'partial', travelled: 0, overlapped: [0], touched: 0 });
    expect((execution as PartialExecution).pose).toBe(start);
  });

  test('does not creep on by what rounding left between the two', () => {
    for (const bearing of ['straight', 'bankLeft', 'turnRight'] as const) {
      const execution = execute(start, 'small', courseOf(bearing, 1)!, [ahead(7e-7)]);
      expect(execution).toMatchObject({ kind: 'partial', travelled: 0, pose: start });
    }
  });

  test('a millimetre of room is used', () => {
    const execution = execute(start, 'small', courseOf('straight', 1)!, [ahead(1)]);
    expect(execution).toMatchObject({ kind: 'partial', travelled: expect.closeTo(1, 9) });
  });

  test('bumped once, it stays put when it is told to fly on', () => {
    const other = ship(31, 140, 17, 'large');
    const first = flyInto('bankRight', 2, [other]);
    const second = execute(first.pose, 'small', courseOf('straight', 1)!, [other]);
    expect(second).toMatchObject({ kind: 'partial', travelled: 0, pose: first.pose, touched: 0 });
  });
});

/** The place furthest along from which nothing further back is on the other, looked for the slow way. */
function contact(course: Course, size: ShipSize, other: Base) {
  const { placed, edge, length } = pathOf(ORIGIN, size, course);
  const gapAt = (travelled: number) => slowGap(slowCarry(placed, edge, travelled), other);
  let high = length;
  while (gapAt(high) < 0) high -= 0.25;
  const travelled = bisect(high, high + 0.25, along => gapAt(along) < 0);
  return { travelled, base: slowCarry(placed, edge, travelled) };
}

describe('on a curve', () => {
  test.each([
    { move: 'bank 1', course: courseOf('bankRight', 1)!, size: 'small', other: ship(50, 110, 10) },
    { move: 'bank 2', course: courseOf('bankLeft', 2)!, size: 'medium', other: ship(-70, 160, 70, 'large') },
    { move: 'bank 3', course: courseOf('bankRight', 3)!, size: 'large', other: ship(110, 190, 45) },
    { move: 'turn 1', course: courseOf('turnLeft', 1)!, size: 'small', other: ship(-80, 50) },
    { move: 'turn 1', course: courseOf('turnRight', 1)!, size: 'large', other: ship(110, 90, 30) },
    { move: 'turn 2', course: courseOf('turnRight', 2)!, size: 'medium', other: ship(130, 92, 90, 'medium') },
    { move: 'turn 3', course: courseOf('turnLeft', 3)!, size: 'small', other: ship(-125, 125, 45) },
    { move: 'reverse bank 1', course: courseOf('reverseBankRight', 1)!, size: 'small', other: ship(50, -100) },
    { move: 'sideslip', course: sideslip('turn', 2, 'left'), size: 'small', other: ship(90, 110, 20) },
    { move: 'sideslip', course: sideslip('bank', 3, 'right'), size: 'large', other: ship(-220, 80, 30) },
  ] as const)('a $size ship on a $move stops where the slow way finds it', ({ course, size, other }) => {
    const execution = execute(ORIGIN, size, course, [other]) as PartialExecution;
    const { travelled, base } = contact(course, size, other);
    expect(execution.kind).toBe('partial');
    expect(travelled).toBeGreaterThan(1);
    expect(Math.abs(execution.travelled - travelled)).toBeLessThan(1e-6);
    expect(Math.hypot(execution.pose.x - base.x, execution.pose.y - base.y)).toBeLessThan(2e-6);
    expect(execution.pose).toEqual(roundPose(execution.pose));
    expect(distanceOfBases(baseAt(execution.pose, size), other)).toBeLessThan(1e-5);
    // Seen from the direction of travel, a ship that backs out or slips faces back or to a side.
    const facing = { front: 0, rear: 180, left: 90, right: -90 }[course.from];
    const heading = (Math.atan2(base.forwardX, base.forwardY) * 180) / Math.PI + facing;
    expect(headingsApart(execution.pose.heading, heading)).toBeLessThan(2e-6);
  });
});

describe('an advanced maneuver cut short', () => {
  test.each([
    { bearing: 'koiogranTurn', as: 'straight', speed: 3, other: ship(10, 170) },
    { bearing: 'segnorsLoopLeft', as: 'bankLeft', speed: 2, other: ship(-60, 130, 20) },
    { bearing: 'segnorsLoopRight', as: 'bankRight', speed: 3, other: ship(70, 160, 20) },
    { bearing: 'tallonRollLeft', as: 'turnLeft', speed: 2, other: ship(-82, 80, 20) },
    { bearing: 'tallonRollRight', as: 'turnRight', speed: 3, other: ship(112, 108, 20) },
  ] as const)('$bearing ends like a $as, without its turn', ({ bearing, as, speed, other }) => {
    const [advanced, basic] = [flyInto(bearing, speed, [other]), flyInto(as, speed, [other])];
    expect(advanced.pose).toEqual(basic.pose);
    expect(advanced.travelled).toBe(basic.travelled);
    expect(advanced.travelled).toBeGreaterThan(10);
    expect(headingsApart(advanced.pose.heading, 0)).toBeLessThan(90);
  });

  test('Segnor’s loop on a turn template, too', () => {
    const loop = execute(ORIGIN, 'small', segnorsLoop(turn(3, 'left')), [ship(-112, 108, 20)]);
    expect(loop).toMatchObject({ kind: 'partial', pose: flyInto('turnLeft', 3, [ship(-112, 108, 20)]).pose });
  });

  test('a sideslip does not turn by its full quarter', () => {
    const slip = execute(ORIGIN, 'small', sideslip('turn', 3, 'left'), [ship(110, 120)]) as PartialExecution;
    expect(slip.kind).toBe('partial');
    expect(slip.pose.heading).toBeGreaterThan(270);
  });
});

describe('a Tallon roll', () => {
  // A turn 2 to the right leads to 82.5, 82.5 facing back: forward is 72.5, back is 92.5.
  const shifts = (others: readonly Base[]) => {
    const execution = fly('tallonRollRight', 2, others);
    return execution.kind === 'full' ? execution.landings.map(({ shift, pose }) => [shift, pose.y]) : 'partial';
  };

  test.each([
    {
      other: 'nobody near',
      others: [],
      free: [
        ['forward', 72.5],
        ['middle', 82.5],
        ['back', 92.5],
      ],
    },
    {
      other: 'a ship that covers 108 on',
      others: [ship(82.5, 128)],
      free: [
        ['forward', 72.5],
        ['middle', 82.5],
      ],
    },
    { other: 'a ship that covers 97.5 on', others: [ship(82.5, 117.5)], free: [['forward', 72.5]] },
    {
      other: 'a ship that covers up to 55',
      others: [ship(82.5, 35)],
      free: [
        ['middle', 82.5],
        ['back', 92.5],
      ],
    },
    { other: 'one on either side, 50 apart', others: [ship(82.5, 127.5), ship(82.5, 37.5)], free: [['middle', 82.5]] },
  ])('beside $other', ({ others, free }) => {
    expect(shifts(others)).toEqual(free);
  });

  test('without a free place is flown as a turn', () => {
    expect(shifts([ship(82.5, 112.4)])).toBe('partial');
    // One blocks forward and middle, one only back: the middle place is what the template's end means.
    const execution = flyInto('tallonRollRight', 2, [ship(82.5, 50), ship(82.5, 131)]);
    expect(execution.overlapped).toEqual([0]);
    expect(execution.pose.heading).toBeLessThan(90);
  });
});

describe('backing out', () => {
  test('a reverse maneuver stops at the ship behind, looking ahead', () => {
    expect(flyInto('reverseStraight', 1, [ship(0, -100)])).toMatchObject({
      pose: at(0, -60),
      travelled: 60,
      touched: 0,
    });
    expect(fly('reverseStraight', 1, [ship(0, -120)]).kind).toBe('full');
    expect(fly('reverseStraight', 1, [ship(0, 45)]).kind).toBe('full');
  });
});
