import { expect, test } from 'vitest';
import { asideOf } from '../../../src/panels/table/stage/aside';

const CARD = { x: 540, y: 180, width: 280, height: 390 };

test('a ship beside the card is joined to its nearest edge, and the card stays in the middle', () => {
  expect(asideOf({ x: 400, y: 300 }, CARD, 1366)).toEqual({ shift: 0, line: { x1: 400, y1: 300, x2: 540, y2: 300 } });
  expect(asideOf({ x: 1000, y: 100 }, CARD, 1366).line).toMatchObject({ x2: 820, y2: 204 });
});

test('a ship below the card is uncovered by the shorter way', () => {
  expect(asideOf({ x: 600, y: 300 }, CARD, 1366)).toMatchObject({ shift: 130, line: { x2: 670 } });
  expect(asideOf({ x: 760, y: 300 }, CARD, 1366).shift).toBe(-130);
});

test('a phone has no room beside it: then there is no line', () => {
  expect(asideOf({ x: 195, y: 300 }, { x: 55, y: 180, width: 280, height: 390 }, 390)).toEqual({
    shift: 0,
    line: null,
  });
});
