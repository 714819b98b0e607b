import { expect, test } from 'vitest';
import { partsOn } from '../../../src/board/overlays/crossing';
import { polygonAt } from '../../../src/engine/geometry/polygon';

const square = (x: number, half: number) =>
  polygonAt(
    [
      { x: -half, y: -half },
      { x: half, y: -half },
      { x: half, y: half },
      { x: -half, y: half },
    ],
    { x, y: 0, heading: 0 },
  );
const FROM = { x: 0, y: 0.5 };
const TO = { x: 100, y: 0.5 };

test.each([
  { name: 'beside it', outlines: [square(200, 10)], parts: [] },
  { name: 'through it', outlines: [square(50, 10)], parts: [[0.4, 0.6]] },
  { name: 'from within it', outlines: [square(0, 10)], parts: [[0, 0.1]] },
  {
    name: 'through two',
    outlines: [square(80, 10), square(20, 10)],
    parts: [
      [0.1, 0.3],
      [0.7, 0.9],
    ],
  },
  { name: 'through two that meet', outlines: [square(40, 10), square(55, 10)], parts: [[0.3, 0.65]] },
])('a line $name', ({ outlines, parts }) => {
  const found = partsOn(FROM, TO, outlines);
  expect(found.map(part => part.map(share => Math.round(share * 1000) / 1000))).toEqual(parts);
});
