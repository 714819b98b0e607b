import { expect, test } from 'vitest';
import { dialRows } from '../../../src/panels/table/question/dial/rows';
import { type Arrow, nextAnswer } from '../../../src/panels/table/question/dial/walk';
import { catalog } from '../../support/engine';

const ARROWS: Readonly<Record<string, Arrow>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
};

/**
 * 5         5F
 * 3    3T 3B 3F 3N 3Y
 * 1    1T          1Y
 * 4         4K
 */
const DIAL = dialRows(['5FW', '3TW', '3BW', '3FB', '3NW', '3YW', '1TW', '1YW', '4KR']).map(({ cells }) => cells);
const ANSWERS = ['hide', ...DIAL.flat().filter(code => code !== null), 'why not'];

/** Where arrows lead from here, one after the other. */
function walk(from: string | null, arrows: string): string {
  const way = [from];
  for (const arrow of arrows) way.push(nextAnswer<string>(ANSWERS, DIAL, way.at(-1)!, ARROWS[arrow]!) ?? null);
  return way.slice(1).join(' ');
}

test.each([
  ['sideways by bearing, and no further than the row', '3BW', '→→→→←', '3FB 3NW 3YW 3YW 3NW'],
  ['over a hole to the next bearing', '1TW', '→→', '1YW 1YW'],
  ['up and down by speed', '3YW', '↓↑', '1YW 3YW'],
  ['where a speed lacks the bearing, to the nearest', '3NW', '↓', '1YW'],
  ['towards the straight of two as near', '3BW', '↑↓', '5FW 3FB'],
  ['below the slowest the others follow', '1YW', '↓↑', '4KR 1TW'],
  ['off the dial at its ends, and back', '4KR', '↓↑', 'why not 4KR'],
  ['above its top too', '5FW', '↑↓', 'hide 5FW'],
  ['from the last answer to the first', 'why not', '↓', 'hide'],
  ['from the question’s words into its middle', null, '↓', '3FB'],
])('%s', (_, from, arrows, way) => {
  expect(walk(from, arrows)).toBe(way);
});

test('without a dial, arrows go through the answers', () => {
  const next = (from: string | null, arrow: Arrow) => nextAnswer(['focus', 'evade', 'no action'], [], from, arrow);
  expect(next(null, 'ArrowDown')).toBe('focus');
  expect(next(null, 'ArrowUp')).toBe('no action');
  expect(next('focus', 'ArrowRight')).toBe('evade');
  expect(next('focus', 'ArrowLeft')).toBe('no action');
});

test('every maneuver of every dial can be reached by arrows', () => {
  const lost = catalog.shipTypes.filter(({ dial }) => {
    const rows = dialRows(dial).map(({ cells }) => cells);
    const reached = new Set<string>();
    const waiting: (string | null)[] = [null];
    while (waiting.length > 0) {
      const from = waiting.pop()!;
      for (const arrow of Object.values(ARROWS)) {
        const next = nextAnswer<string>(dial, rows, from, arrow)!;
        if (!reached.has(next)) waiting.push(next);
        reached.add(next);
      }
    }
    return reached.size < dial.length;
  });
  expect(catalog.shipTypes.length).toBeGreaterThan(50);
  expect(lost.map(({ id }) => id)).toEqual([]);
});
