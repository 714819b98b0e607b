import { expect, test } from 'vitest';
import { cutAt, type LaidLine, scrolledTo } from '../../src/panels/table/happened/scrolled';

const STRIP = 38;
const line = (top: number, lines: number, unseen = false): LaidLine => ({ top, height: 19 * lines, unseen });

const shown = (lines: readonly LaidLine[]) => {
  const from = scrolledTo(lines, STRIP);
  return lines.map(one => !cutAt(from, one) && one.top < from + STRIP);
};

test('the newest two lines are in sight', () => {
  expect(shown([line(0, 1), line(19, 1), line(38, 1)])).toEqual([false, true, true]);
});

test('a sentence of which only the end would be seen is not shown', () => {
  expect(shown([line(0, 2), line(38, 1)])).toEqual([false, true]);
});

test('one longer than the strip is read from its beginning', () => {
  expect(shown([line(0, 1), line(19, 3)])).toEqual([false, true]);
});

test('what is still to be played moves nothing yet', () => {
  expect(scrolledTo([line(0, 1), line(19, 1), line(38, 1, true)], STRIP)).toBe(0);
  expect(scrolledTo([line(0, 1, true)], STRIP)).toBe(0);
});
