import { expect, test } from 'vitest';
import { baseAt, cornersOf, pointOf, squareAt } from '../../../src/engine/geometry/base';
import { at, ship } from '../../support/geometry';

test.each([
  { size: 'small', half: 20 },
  { size: 'medium', half: 30 },
  { size: 'large', half: 40 },
] as const)('a $size base reaches $half from its centre', ({ size, half }) => {
  expect(baseAt(at(1, 2, 90), size)).toEqual({ x: 1, y: 2, forwardX: 1, forwardY: 0, half });
  expect(squareAt(at(1, 2, 90), half)).toEqual(baseAt(at(1, 2, 90), size));
});

test.each([
  {
    heading: 0,
    corners: [
      [-20, 20],
      [20, 20],
      [20, -20],
      [-20, -20],
    ],
  },
  {
    heading: 90,
    corners: [
      [20, 20],
      [20, -20],
      [-20, -20],
      [-20, 20],
    ],
  },
  {
    heading: 180,
    corners: [
      [20, -20],
      [-20, -20],
      [-20, 20],
      [20, 20],
    ],
  },
])('the corners of a base heading $heading, clockwise from its front left', ({ heading, corners }) => {
  expect(cornersOf(ship(0, 0, heading))).toEqual(corners.map(([x, y]) => ({ x, y })));
});

test('on the diagonal the front left corner points straight ahead of the table', () => {
  // 20 root 2 along y: the front edge of a base heading 45 runs from the top to the right.
  const [frontLeft, frontRight] = cornersOf(ship(100, 0, 45));
  expect(frontLeft.x).toBeCloseTo(100, 12);
  expect(frontLeft.y).toBeCloseTo(28.284271247, 9);
  expect(frontRight.x).toBeCloseTo(128.284271247, 9);
  expect(frontRight.y).toBeCloseTo(0, 12);
});

test("a point in the ship's own frame", () => {
  expect(pointOf(ship(5, 5, 0), 10, 3)).toEqual({ x: 8, y: 15 });
  expect(pointOf(ship(5, 5, 90), 10, 3)).toEqual({ x: 15, y: 2 });
  expect(pointOf(ship(5, 5, 180), 10, 3)).toEqual({ x: 2, y: -5 });
});
