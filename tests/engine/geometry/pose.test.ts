import fc from 'fast-check';
import { expect, test } from 'vitest';
import { between, distanceBetween, roundPose, step, turned } from '../../../src/engine/geometry/pose';
import { at, headings, hundredths, poses, posesApart } from '../../support/geometry';
import { near } from '../../support/near';

const ROOT = Math.SQRT1_2;

test.each([
  { heading: 0, forward: 10, right: 0, x: 0, y: 10 },
  { heading: 0, forward: 0, right: 10, x: 10, y: 0 },
  { heading: 90, forward: 10, right: 0, x: 10, y: 0 },
  { heading: 90, forward: 0, right: 10, x: 0, y: -10 },
  { heading: 180, forward: 10, right: 3, x: -3, y: -10 },
  { heading: 270, forward: 10, right: 3, x: -10, y: 3 },
  { heading: 45, forward: 10, right: 0, x: 10 * ROOT, y: 10 * ROOT },
  { heading: 45, forward: 0, right: 10, x: 10 * ROOT, y: -10 * ROOT },
  { heading: 30, forward: 10, right: 0, x: 5, y: 5 * Math.sqrt(3) },
])(
  'heading $heading, $forward forward and $right to the right leads to $x, $y',
  ({ heading, forward, right, x, y }) => {
    expect(step(at(0, 0, heading), forward, right)).toEqual(near(at(x, y, heading)));
    expect(step(at(100, -7, heading), forward, right)).toEqual(near(at(100 + x, y - 7, heading)));
  },
);

test('quarter steps are exact', () => {
  expect(step(at(1, 2, 90), 40, 20, 90)).toEqual({ x: 41, y: -18, heading: 180 });
  expect(step(at(1, 2, 270), 40, 20, 90)).toEqual({ x: -39, y: 22, heading: 0 });
});

test('the turn comes after the step', () => {
  expect(step(at(0, 0, 0), 10, 0, 90)).toEqual({ x: 0, y: 10, heading: 90 });
  expect(step(at(0, 0, 0), 10, 0, -90)).toEqual({ x: 0, y: 10, heading: 270 });
  expect(turned(at(3, 4, 350), 20)).toEqual({ x: 3, y: 4, heading: 10 });
});

test('a step back undoes a step', () => {
  fc.assert(
    fc.property(poses, hundredths(-200, 200), hundredths(-200, 200), headings, (pose, forward, right, turn) => {
      const there = step(pose, forward, right, turn);
      const back = step(turned(there, -turn), -forward, -right);
      expect(posesApart(back, pose)).toBeLessThan(1e-9);
    }),
  );
});

test('poses enter the state with six digits', () => {
  expect(roundPose(at(1.23456789, -1.23456749, 45.00000049))).toEqual({ x: 1.234568, y: -1.234567, heading: 45 });
  // What rounds up to a full turn is 0, and nothing is -0.
  expect(roundPose(at(-1e-9, 1e-9, 359.9999999))).toEqual({ x: 0, y: 0, heading: 0 });
  expect(roundPose(at(0, 0, 359.999999))).toEqual({ x: 0, y: 0, heading: 359.999999 });
  expect(roundPose(at(-1e-9, -0, -1e-9))).toEqual({ x: 0, y: 0, heading: 0 });
});

test('rounding twice changes nothing, and survives being saved', () => {
  fc.assert(
    fc.property(poses, hundredths(-100, 100), (pose, forward) => {
      const once = roundPose(step(pose, forward / 3, forward / 7, forward / 9));
      expect(roundPose(once)).toEqual(once);
      expect(JSON.parse(JSON.stringify(once))).toEqual(once);
    }),
  );
});

test('distances and points between', () => {
  expect(distanceBetween({ x: 1, y: 1 }, { x: 4, y: 5 })).toBe(5);
  expect(between({ x: 1, y: 1 }, { x: 5, y: 9 }, 0.25)).toEqual({ x: 2, y: 3 });
  expect(between({ x: 1, y: 1 }, { x: 5, y: 9 }, 1)).toEqual({ x: 5, y: 9 });
});
