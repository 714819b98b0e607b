import { describe, expect, test } from 'vitest';
import { distanceOfBases, distanceToPolygon } from '../../../src/engine/geometry/distance';
import { isAtRange, isBeyondRange, rangeOf } from '../../../src/engine/geometry/range';
import { polygon, ship } from '../../support/geometry';

test.each([
  { distance: 0, range: 0 },
  // Within a touch is touching.
  { distance: 0.01, range: 0 },
  { distance: 0.011, range: 1 },
  { distance: 50, range: 1 },
  { distance: 99.999, range: 1 },
  { distance: 100, range: 1 },
  // What is left of rounding does not push a ship into the next band.
  { distance: 100.000001, range: 1 },
  { distance: 100.001, range: 2 },
  { distance: 200, range: 2 },
  { distance: 200.001, range: 3 },
  { distance: 300, range: 3 },
  { distance: 300.1, range: 4 },
  { distance: 400, range: 4 },
  { distance: 400.1, range: 5 },
  { distance: 914.4, range: 10 },
])('$distance mm is range $range', ({ distance, range }) => {
  expect(rangeOf(distance)).toBe(range);
});

test.each([
  { distance: 0, least: 0, most: 1, is: true },
  { distance: 0, least: 1, most: 3, is: false },
  { distance: 0.02, least: 1, most: 3, is: true },
  { distance: 100, least: 0, most: 1, is: true },
  { distance: 100.1, least: 0, most: 1, is: false },
  { distance: 100.1, least: 2, most: 2, is: true },
  { distance: 100, least: 2, most: 2, is: false },
  { distance: 300, least: 1, most: 3, is: true },
  { distance: 300.1, least: 1, most: 3, is: false },
])('$distance mm is at range $least-$most: $is', ({ distance, least, most, is }) => {
  expect(isAtRange(distance, least, most)).toBe(is);
});

test.each([
  { distance: 0, range: 0, is: false },
  { distance: 0.02, range: 0, is: true },
  { distance: 100, range: 1, is: false },
  { distance: 100.1, range: 1, is: true },
  { distance: 200, range: 2, is: false },
  { distance: 200.1, range: 2, is: true },
])('$distance mm is beyond range $range: $is', ({ distance, range, is }) => {
  expect(isBeyondRange(distance, range)).toBe(is);
});

describe("the rulebook's pictures", () => {
  const xwing = ship(400, 400);

  test('two ships that touch are at range 0, and a third at range 2', () => {
    expect(rangeOf(distanceOfBases(xwing, ship(415, 440, 180)))).toBe(0);
    expect(rangeOf(distanceOfBases(xwing, ship(415, 440.02, 180)))).toBe(1);
    // Its rear edge is 150 ahead of our front edge.
    expect(rangeOf(distanceOfBases(xwing, ship(390, 590, 180)))).toBe(2);
    expect(rangeOf(distanceOfBases(xwing, xwing))).toBe(0);
  });

  test('a ship is beyond range 1 and at range 2; an asteroid is beyond 1, beyond 2 and at 3', () => {
    // On its corner, 190 - 20 - 28.28 = 141.7 ahead.
    const tie = distanceOfBases(xwing, ship(400, 590, 45));
    expect([isBeyondRange(tie, 1), isBeyondRange(tie, 2), isAtRange(tie, 2, 2)]).toEqual([true, false, true]);
    // Its nearest corner is 150 to the right of ours and 200 ahead of it: 250.
    const asteroid = distanceToPolygon(xwing, polygon([570, 620], [640, 610], [650, 680], [590, 690]));
    expect(asteroid).toBeCloseTo(250, 12);
    expect([isBeyondRange(asteroid, 1), isBeyondRange(asteroid, 2), isAtRange(asteroid, 3, 3)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(isBeyondRange(asteroid, 3)).toBe(false);
  });
});
