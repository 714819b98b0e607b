import { expect, test } from 'vitest';
import { anglesOf, bandPath, middleOf, ringPoint } from '../../../src/board/overlays/bands';
import { ARC_OPENING, PRINTED_ARCS, rangeInArcToPolygon } from '../../../src/engine/geometry/arc';
import { baseAt, pointOf } from '../../../src/engine/geometry/base';
import { distanceToDisc } from '../../../src/engine/geometry/distance';
import { BULLSEYE_WIDTH } from '../../../src/engine/geometry/measures';
import { polygonOf } from '../../../src/engine/geometry/polygon';

const HALF = { small: 20, medium: 30, large: 40 } as const;
const SIZES = ['small', 'medium', 'large'] as const;

test.each(SIZES)('every point of a ring is as far from a %s base as the ring says', size => {
  const base = baseAt({ x: 300, y: 400, heading: 33 }, size);
  for (let angle = 0; angle < 360; angle += 7) {
    for (const distance of [100, 200, 300]) {
      const { x, y } = ringPoint(HALF[size], distance, angle);
      expect(distanceToDisc(base, { ...pointOf(base, y, x), radius: 0 })).toBeCloseTo(distance, 6);
    }
  }
});

test.each(SIZES)('the arcs of a %s base open where the engine says that they do', size => {
  const base = baseAt({ x: 300, y: 400, heading: 200 }, size);
  const speckAt = (angle: number) => {
    const at = ringPoint(HALF[size], 150, angle);
    const { x, y } = pointOf(base, at.y, at.x);
    return polygonOf([x - 0.1, y - 0.1, x + 0.1, y - 0.1, x + 0.1, y + 0.1, x - 0.1, y + 0.1]);
  };
  for (const arc of PRINTED_ARCS) {
    const angles = anglesOf(HALF[size], arc);
    if (!angles) continue;
    const [from, to] = angles;
    for (const inside of [from + 0.5, (from + to) / 2, to - 0.5]) {
      expect(rangeInArcToPolygon(base, arc, speckAt(inside)), `${arc} at ${inside}`).not.toBeNull();
    }
    for (const outside of [from - 0.5, to + 0.5]) {
      expect(rangeInArcToPolygon(base, arc, speckAt(outside)), `${arc} at ${outside}`).toBeNull();
    }
  }
});

test('the front arc of a small base is cut by its two lines, which meet in the middle of the base', () => {
  const path = bandPath(20, 'front', 0, 100);
  const [x, y] = path.match(/-?\d+\.\d+/g)!.map(Number);
  expect(Math.atan2(-x!, -y!) * (360 / Math.PI)).toBeCloseTo(ARC_OPENING.small, 2);
  // Out along the ring by two corners and an edge, back along the straight edge of the base.
  expect(path.replace(/[^MLAZ]/g, '')).toBe('MALALLZ');
});

test('a side arc reaches round both corners, so its band has straight pieces before, beside and behind the base', () => {
  expect(bandPath(20, 'right', 100, 200).replace(/[^MLAZ]/g, '')).toBe('MALALALAZ');
});

test('the bullseye is a strip', () => {
  const numbers = bandPath(30, 'bullseye', 100, 200)
    .match(/-?\d+\.\d+/g)!
    .map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(BULLSEYE_WIDTH, 2);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([-230, -130]);
});

test('numbers stand on the middle line of an arc', () => {
  expect(middleOf(20, 'front', 100)).toEqual({ x: 0, y: 120 });
  expect(middleOf(20, 'right', 100).x).toBeCloseTo(120, 9);
  expect(middleOf(20, 'rear', 50).y).toBeCloseTo(-70, 9);
});
