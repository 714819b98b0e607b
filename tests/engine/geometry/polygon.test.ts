import { point } from '@flatten-js/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInside, polygonAt, polygonOf } from '../../../src/engine/geometry/polygon';
import { at, blobs, flatPolygon, hundredths, ORIGIN, polygonsWithin, poses, uShape } from '../../support/geometry';

const FLAG = [
  { x: 0, y: 0 },
  { x: 0, y: 10 },
  { x: 4, y: 10 },
];

test.each([
  { heading: 0, xy: [0, 0, 0, 10, 4, 10] },
  { heading: 90, xy: [0, 0, 10, 0, 10, -4] },
  { heading: 180, xy: [0, 0, 0, -10, -4, -10] },
  { heading: 270, xy: [0, 0, -10, 0, -10, 4] },
])('an outline laid with heading $heading', ({ heading, xy }) => {
  const moved = xy.map((value, i) => value + (i % 2 === 0 ? 100 : 7));
  expect(polygonAt(FLAG, at(100, 7, heading)).xy).toEqual(moved);
});

test('its circle holds every corner', () => {
  fc.assert(
    fc.property(blobs, poses, (outline, pose) => {
      const { xy, x, y, radius } = polygonAt(outline, pose);
      for (let i = 0; i < xy.length; i += 2) expect(Math.hypot(xy[i]! - x, xy[i + 1]! - y)).toBeLessThanOrEqual(radius);
    }),
  );
  expect(polygonOf([0, 0, 6, 0, 6, 8, 0, 8])).toMatchObject({ x: 3, y: 4, radius: 5 });
});

test.each([
  { where: 'in the notch', x: 0, y: 0, inside: false },
  { where: 'in the right arm', x: 25, y: 0, inside: true },
  { where: 'in the left arm', x: -25, y: 0, inside: true },
  { where: 'in the bottom', x: 0, y: -35, inside: true },
  { where: 'below', x: 0, y: -41, inside: false },
  { where: 'to the left, level with the bottom', x: -40, y: -35, inside: false },
  { where: 'to the right of both arms', x: 33, y: 0, inside: false },
])('a point $where of a U: $inside', ({ x, y, inside }) => {
  expect(isInside(polygonAt(uShape(44, 60, 10), ORIGIN), x, y)).toBe(inside);
});

test('a second opinion on points inside', () => {
  fc.assert(
    fc.property(polygonsWithin(20), hundredths(-70, 70), hundredths(-70, 70), (outline, x, y) => {
      const flat = flatPolygon(outline);
      const [distance] = point(x, y).distanceTo(flat);
      fc.pre(flat.contains(point(x, y)) || distance > 1e-3);
      fc.pre(flat.findEdgeByPoint(point(x, y)) === undefined);
      expect(isInside(outline, x, y)).toBe(flat.contains(point(x, y)));
    }),
    { numRuns: 500 },
  );
});
