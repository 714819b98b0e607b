import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHIP_SIZES } from '../../../src/engine/core/vocabulary';
import { toDegrees } from '../../../src/engine/geometry/angle';
import { cornersOf, pointOf } from '../../../src/engine/geometry/base';
import { boost, courseOf, sideslip } from '../../../src/engine/geometry/course';
import { landingsOf } from '../../../src/engine/geometry/landing';
import { carry, pathOf, poseAlong } from '../../../src/engine/geometry/path';
import { distanceBetween, type Point } from '../../../src/engine/geometry/pose';
import { bank, type PlacedTemplate, straight, turn } from '../../../src/engine/geometry/template';
import {
  at,
  carryPose,
  courses,
  hundredths,
  ORIGIN,
  poses,
  posesApart,
  sizes,
  slowCarry,
  TEMPLATES,
} from '../../support/geometry';
import { near } from '../../support/near';

/** How far a point is from the middle line: from the ray behind the template, its arc, or the ray beyond it. */
function offLine({ template, start, end }: PlacedTemplate, { x, y }: Point): number {
  const seenFrom = (pose: typeof start) => {
    const angle = (pose.heading * Math.PI) / 180;
    const [dx, dy] = [x - pose.x, y - pose.y];
    return { ahead: dx * Math.sin(angle) + dy * Math.cos(angle), right: dx * Math.cos(angle) - dy * Math.sin(angle) };
  };
  const atStart = seenFrom(start);
  if (atStart.ahead <= 0) return Math.abs(atStart.right);
  const atEnd = seenFrom(end);
  if (atEnd.ahead >= 0 || template.radius === 0) return Math.abs(atEnd.right);
  const toSide = template.side === 'left' ? -atStart.right : atStart.right;
  return Math.abs(Math.hypot(atStart.ahead, toSide - template.radius) - template.radius);
}

describe.each(SHIP_SIZES)('the path of a %s base', size => {
  test.each(TEMPLATES.map(template => ({ template })))(
    'keeps both middles on the line: $template.length, $template.side',
    ({ template }) => {
      const path = pathOf(at(7, -3, 20), size, boost(template));
      let most = 0;
      for (let i = 0; i <= 1000; i++) {
        const base = carry(path, (path.length * i) / 1000);
        const front = pointOf(base, base.half, 0);
        const rear = pointOf(base, -base.half, 0);
        most = Math.max(most, offLine(path.placed, front), offLine(path.placed, rear));
        most = Math.max(most, Math.abs(distanceBetween(front, rear) - path.edge));
        most = Math.max(most, distanceBetween(rear, { x: base.rearX, y: base.rearY }));
      }
      expect(most).toBeLessThan(1e-9);
    },
  );

  test.each(TEMPLATES.map(template => ({ template })))(
    'runs without a jump: $template.length, $template.side',
    ({ template }) => {
      const path = pathOf(ORIGIN, size, boost(template));
      // Each millimetre swings the base by at most 1/radius, and no corner is further from its rear middle than 1.12 edges.
      const most = 1 + (template.radius > 0 ? (1.12 * path.edge) / template.radius : 0);
      const apart = 0.05;
      let before = carry(path, 0);
      for (let travelled = apart; travelled <= path.length; travelled += apart) {
        const base = carry(path, travelled);
        const swung = Math.max(
          ...cornersOf(base).map((corner, i) => distanceBetween(corner, cornersOf(before)[i]!)),
          distanceBetween(base, before),
        );
        if (swung > most * apart + 1e-9) expect.fail(`a corner jumps ${swung} at ${travelled}`);
        before = base;
      }
      expect(distanceBetween(before, carry(path, path.length))).toBeLessThan(2 * apart);
    },
  );
});

test('a path begins where the ship stands and ends where it would land', () => {
  fc.assert(
    fc.property(poses, sizes, courses, (start, size, course) => {
      const path = pathOf(start, size, course);
      const [landing] = landingsOf(start, size, course);
      expect(path.length).toBeCloseTo(course.template.length + { small: 40, medium: 60, large: 80 }[size], 12);
      expect(posesApart(poseAlong(path, 0), start)).toBeLessThan(1e-9);
      expect(posesApart(poseAlong(path, path.length), landing!.pose)).toBeLessThan(1e-9);
    }),
  );
});

test('a path is the one found by looking along the line', () => {
  fc.assert(
    fc.property(poses, sizes, courses, hundredths(0, 1), (start, size, course, part) => {
      const path = pathOf(start, size, course);
      const base = carry(path, part * path.length);
      const slow = slowCarry(path.placed, path.edge, part * path.length);
      for (const [i, corner] of cornersOf(base).entries()) {
        expect(distanceBetween(corner, cornersOf(slow)[i]!)).toBeLessThan(1e-9);
      }
    }),
    { numRuns: 1000 },
  );
});

describe('places by hand', () => {
  test.each([
    { travelled: 0, y: 0 },
    { travelled: 12.5, y: 12.5 },
    { travelled: 120, y: 120 },
  ])('straight on, $travelled travelled is $y ahead', ({ travelled, y }) => {
    expect(poseAlong(pathOf(ORIGIN, 'small', boost(straight(2))), travelled)).toEqual(near(at(0, y)));
    expect(poseAlong(pathOf(at(5, 0, 90), 'small', boost(straight(2))), travelled)).toEqual(near(at(5 + y, 0, 90)));
  });

  /** A chord of 40 in a circle of radius 62.5 leaves the tangent by asin(20 / 62.5), 18.663 degrees. */
  const chord = toDegrees(Math.asin(20 / 62.5));
  test('a small base with its rear at the foot of a turn 2 lies on the arc', () => {
    const path = pathOf(ORIGIN, 'small', boost(turn(2, 'right')));
    // Its rear is at 0, 20, and half a base lies between it and the centre.
    const pose = at((20 * 20) / 62.5, 20 + 20 * Math.sqrt(1 - (20 / 62.5) ** 2), chord);
    expect(chord).toBeCloseTo(18.6629, 4);
    expect(poseAlong(path, 40)).toEqual(near(pose));
    // An eighth of a circle on (49.087 of arc) it has turned by 45 more.
    expect(poseAlong(path, 40 + (62.5 * Math.PI) / 4).heading).toBeCloseTo(chord + 45, 9);
  });

  test('to the left it is the mirror image', () => {
    const path = pathOf(ORIGIN, 'small', boost(turn(2, 'left')));
    expect(poseAlong(path, 40)).toEqual(near(at(-6.4, 20 + 20 * Math.sqrt(1 - 0.32 ** 2), 360 - chord)));
  });

  test('a large base with its rear at the foot of a turn 1 already leads beyond the end', () => {
    // Rear at 0, 40. The tangent runs at y = 75; the front is 80 from the rear, at x = root(80² - 35²) = 71.937.
    const x = Math.sqrt(80 ** 2 - 35 ** 2);
    const path = pathOf(ORIGIN, 'large', boost(turn(1, 'right')));
    expect(poseAlong(path, 80)).toEqual(near(at(x / 2, 40 + 35 / 2, toDegrees(Math.acos(35 / 80)))));
  });

  test('a large base with its front at the end of a turn 1 still has its rear behind the foot', () => {
    // Front at 35, 75 and rear on x = 0: root(80² - 35²) below it. So it has come 75 - 71.937 + 40 from -40.
    const rear = 75 - Math.sqrt(80 ** 2 - 35 ** 2);
    const path = pathOf(ORIGIN, 'large', boost(turn(1, 'right')));
    expect(poseAlong(path, rear + 40)).toEqual(near(at(17.5, (75 + rear) / 2, toDegrees(Math.asin(35 / 80)))));
  });

  test.each([
    { name: 'bank 3', template: bank(3, 'right'), radius: 180, degrees: 5 },
    { name: 'bank 1', template: bank(1, 'right'), radius: 80, degrees: 20 },
    { name: 'turn 1', template: turn(1, 'right'), radius: 35, degrees: 50 },
  ])('a small base whose front has come $degrees degrees along a $name', ({ template, radius, degrees }) => {
    const angle = (degrees * Math.PI) / 180;
    const frontX = radius * (1 - Math.cos(angle));
    const frontY = 20 + radius * Math.sin(angle);
    // The rear is on x = 0, 40 from the front.
    const rearY = frontY - Math.sqrt(40 ** 2 - frontX ** 2);
    const path = pathOf(ORIGIN, 'small', boost(template));
    const pose = at(frontX / 2, (frontY + rearY) / 2, toDegrees(Math.asin(frontX / 40)));
    expect(rearY).toBeLessThan(20);
    expect(poseAlong(path, rearY + 20)).toEqual(near(pose));
  });

  test('a large base on a bank 3 with its front 10 beyond the end and its rear on the arc', () => {
    const path = pathOf(ORIGIN, 'large', boost(bank(3, 'right')));
    const end = path.placed.end;
    const front = { x: end.x + 10 * Math.SQRT1_2, y: end.y + 10 * Math.SQRT1_2 };
    // The centre of the circle is 180 to the right of the foot; the front is root(180² + 10²) from it, the rear 180.
    // In the triangle of both and the centre, the rear's angle follows from the three sides.
    const out = Math.hypot(180, 10);
    const apart = Math.acos((180 ** 2 + out ** 2 - 80 ** 2) / (2 * 180 * out));
    const angle = Math.PI / 4 + Math.atan(10 / 180) - apart;
    const rear = { x: 180 * (1 - Math.cos(angle)), y: 40 + 180 * Math.sin(angle) };
    const pose = poseAlong(path, 80 + 180 * angle);
    expect(pose).toEqual(
      near(
        at((front.x + rear.x) / 2, (front.y + rear.y) / 2, toDegrees(Math.atan2(front.x - rear.x, front.y - rear.y))),
      ),
    );
  });
});

describe('whichever edge leads', () => {
  test('backing out straight, the ship still looks ahead', () => {
    expect(poseAlong(pathOf(ORIGIN, 'small', courseOf('reverseStraight', 1)!), 30)).toEqual(near(at(0, -30)));
  });

  test('a sideslip keeps its left and right middles on the line', () => {
    // With its left middle at the foot of a turn 2 on its right side: as for a turn ahead, turned by a quarter.
    const path = pathOf(ORIGIN, 'small', sideslip('turn', 2, 'left'));
    const chord = toDegrees(Math.asin(20 / 62.5));
    expect(poseAlong(path, 40)).toEqual(near(at(20 + 20 * Math.sqrt(1 - 0.32 ** 2), 6.4, 360 - chord)));
    for (let travelled = 0; travelled <= path.length; travelled += 0.5) {
      const pose = poseAlong(path, travelled);
      const angle = (pose.heading * Math.PI) / 180;
      const right = { x: pose.x + 20 * Math.cos(angle), y: pose.y - 20 * Math.sin(angle) };
      const left = { x: pose.x - 20 * Math.cos(angle), y: pose.y + 20 * Math.sin(angle) };
      expect(Math.max(offLine(path.placed, left), offLine(path.placed, right))).toBeLessThan(1e-9);
    }
  });

  test('is the same way, carried along and turned with the ship', () => {
    fc.assert(
      fc.property(poses, sizes, courses, hundredths(0, 1), (start, size, course, part) => {
        const path = pathOf(start, size, course);
        const home = pathOf(ORIGIN, size, course);
        const pose = poseAlong(path, part * path.length);
        expect(posesApart(pose, carryPose(poseAlong(home, part * home.length), start))).toBeLessThan(1e-9);
      }),
    );
  });
});
