import { expect, test } from 'vitest';
import { type Box, boxOf, layTag, type Square } from '../../src/board/draw/beside';

const WINDOW: Box = { x: 0, y: 0, width: 800, height: 600 };
const BASE: Square = { x: 400, y: 300, heading: 0, half: 30 };
const TAG = { width: 52, height: 21 };

const lay = (taken: readonly Box[]) => layTag(BASE, TAG.width, TAG.height, [boxOf(BASE), ...taken], WINDOW);
const meets = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('a tag stands above its base where nothing lies there', () => {
  const { x, y } = lay([]);
  expect(x + TAG.width / 2).toBe(400);
  expect(y + TAG.height).toBeLessThan(270);
});

test('with tokens on every side it stands a step further out, and on none of them', () => {
  const around: readonly Box[] = [
    { x: 330, y: 240, width: 140, height: 28 },
    { x: 330, y: 332, width: 140, height: 28 },
    { x: 340, y: 240, width: 28, height: 120 },
    { x: 432, y: 240, width: 28, height: 120 },
  ];
  const box = lay(around);
  expect([boxOf(BASE), ...around].filter(one => meets(box, one))).toEqual([]);
});
