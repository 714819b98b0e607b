import { expect, test } from 'vitest';
import { isNearTouch, nearLimit } from '../../../src/board/overlays/near';
import { nearGhost } from '../../../src/board/overlays/nearGhost';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

test.each([
  { distance: 98.5, limit: 100 },
  { distance: 101.9, limit: 100 },
  { distance: 97, limit: null },
  { distance: 103, limit: null },
  { distance: 299.5, limit: 300 },
  { distance: 301, limit: 300 },
  { distance: 400.5, limit: null },
  { distance: 0.5, limit: 0 },
  { distance: 0, limit: null },
  { distance: 5, limit: null },
])('$distance mm is close to $limit', ({ distance, limit }) => {
  expect(nearLimit(distance)).toBe(limit);
});

test('touching is a clear case; a hair apart or a hair too deep is not', () => {
  expect([0, 0.005, 0.4, -0.4, 1.2, -1.2].map(isNearTouch)).toEqual([false, false, true, true, false, false]);
});

const { state } = scenario({
  alone: true,
  p1: [{ pilot: 'academypilot', at: [200, 200] }],
  p2: [{ pilot: 'academypilot', at: [500, 500] }],
});
const table = { state, rules: engine.rules };

test.each([
  { y: 459.4, words: '0.6 mm apart' },
  { y: 460.3, words: 'overlaps by 0.3 mm' },
  { y: 460, words: undefined },
  { y: 450, words: undefined },
])('a ghost at $y before a ship at 500: $words', ({ y, words }) => {
  expect(nearGhost(table, 'ship:A1', { x: 500, y, heading: 0 })?.words).toBe(words);
});
