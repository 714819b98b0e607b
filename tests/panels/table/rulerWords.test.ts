import { expect, test } from 'vitest';
import type { Reading } from '../../../src/board/overlays/reading';
import { readingWords } from '../../../src/panels/table/rulerWords';

const here = { x: 0, y: 0, radius: 0 };
const CLEAR: Reading = {
  from: here,
  to: here,
  distance: 143.25,
  range: 2,
  shapes: [here, here],
  arcs: [],
  obstruction: { by: [], always: false },
};
const name = (id: string) => `the ${id}`;

test('the band comes first, and millimetres on demand', () => {
  expect(readingWords(CLEAR, name, false)).toEqual(['Range 2']);
  expect(readingWords(CLEAR, name, true)).toEqual(['Range 2 · 143.3 mm']);
  expect(readingWords({ ...CLEAR, range: 4 }, name, false)).toEqual(['Range 4 (beyond the ruler)']);
});

test('then how the other stands in each arc', () => {
  const arcs = [
    { arc: 'front', range: 3 },
    { arc: 'bullseye', range: null },
  ] as const;
  expect(readingWords({ ...CLEAR, arcs }, name, false)[1]).toBe('Front arc: range 3, bullseye arc: no.');
});

test('then what is in the way, of all lines or of some', () => {
  const by = ['rock:1'] as const;
  const wordsOf = (always: boolean) => readingWords({ ...CLEAR, obstruction: { by, always } }, name, false)[1];
  expect(wordsOf(true)).toBe('Obstructed by the rock:1.');
  expect(wordsOf(false)).toBe('Some of the equally short lines cross the rock:1.');
});
