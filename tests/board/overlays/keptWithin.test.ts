import { expect, test } from 'vitest';
import { keptWithin } from '../../../src/board/overlays/keptWithin';

test('a plate that has room stays in the middle of its place', () => {
  expect(keptWithin(100, 200, { before: 300, after: 300 })).toBe(100);
  expect(keptWithin(100, 200, null)).toBe(100);
});

test('beside a panel it gives way to the other side', () => {
  expect(keptWithin(100, 200, { before: 300, after: 40 })).toBe(160);
  expect(keptWithin(100, 200, { before: 40, after: 300 })).toBe(40);
});

test('one wider than the room reaches over both its edges, never past one of them alone', () => {
  const begins = keptWithin(200, 400, { before: 100, after: 200 });
  expect(begins).toBe(200);
  expect(keptWithin(20, 400, { before: 100, after: 200 })).toBe(100);
});
