import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cosine, normalize, sine, toDegrees, toRadians } from '../../../src/engine/geometry/angle';
import { hundredths } from '../../support/geometry';

test.each([
  { angle: 0, same: 0 },
  { angle: 359.5, same: 359.5 },
  { angle: 360, same: 0 },
  { angle: 725, same: 5 },
  { angle: -90, same: 270 },
  { angle: -360, same: 0 },
  { angle: -725, same: 355 },
  // toBe tells -0 from 0: a heading of -0 would be saved as 0 and come back different.
  { angle: -0, same: 0 },
  // The rest, -1e-17, is too small to be seen beside 360.
  { angle: -1e-17, same: 0 },
])('$angle is the same direction as $same', ({ angle, same }) => {
  expect(normalize(angle)).toBe(same);
});

const ROOT = Math.SQRT1_2;
test.each([
  { angle: 0, sin: 0, cos: 1 },
  { angle: 45, sin: ROOT, cos: ROOT },
  { angle: 90, sin: 1, cos: 0 },
  { angle: 135, sin: ROOT, cos: -ROOT },
  { angle: 180, sin: 0, cos: -1 },
  { angle: 225, sin: -ROOT, cos: -ROOT },
  { angle: 270, sin: -1, cos: 0 },
  { angle: 315, sin: -ROOT, cos: ROOT },
  { angle: -45, sin: -ROOT, cos: ROOT },
  { angle: 450, sin: 1, cos: 0 },
])('at $angle degrees sine and cosine leave no dust', ({ angle, sin, cos }) => {
  expect(sine(angle)).toBe(sin);
  expect(cosine(angle)).toBe(cos);
});

test.each([
  { angle: 30, sin: 1 / 2, cos: Math.sqrt(3) / 2 },
  { angle: 120, sin: Math.sqrt(3) / 2, cos: -1 / 2 },
  { angle: 210, sin: -1 / 2, cos: -Math.sqrt(3) / 2 },
  { angle: 300, sin: -Math.sqrt(3) / 2, cos: 1 / 2 },
])('at $angle degrees sine is $sin, cosine $cos', ({ angle, sin, cos }) => {
  expect(sine(angle)).toBeCloseTo(sin, 15);
  expect(cosine(angle)).toBeCloseTo(cos, 15);
});

test('in between, sine and cosine are those of any table', () => {
  fc.assert(
    fc.property(hundredths(-1000, 1000), angle => {
      expect(sine(angle)).toBeCloseTo(Math.sin((angle * Math.PI) / 180), 12);
      expect(cosine(angle)).toBeCloseTo(Math.cos((angle * Math.PI) / 180), 12);
    }),
  );
});

test('every direction has one number from 0 up to 360', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e4, max: 1e4, noNaN: true }), angle => {
      const same = normalize(angle);
      expect(same).toBeGreaterThanOrEqual(0);
      expect(same).toBeLessThan(360);
      expect(sine(same)).toBeCloseTo(sine(angle), 9);
      expect(cosine(same)).toBeCloseTo(cosine(angle), 9);
    }),
  );
});

test('180 degrees are pi, and back', () => {
  expect(toRadians(180)).toBe(Math.PI);
  expect(toDegrees(Math.PI)).toBe(180);
  expect(toDegrees(toRadians(81.24))).toBeCloseTo(81.24, 12);
});
