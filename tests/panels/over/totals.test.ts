import { expect, test } from 'vitest';
import type { Score } from '../../../src/engine/core/score';
import { totalsOf } from '../../../src/panels/table/over/totals';

const score: Score = [
  { player: 'p2', points: 8, round: 0, reason: { kind: 'deficit' } },
  { player: 'p1', points: 2, round: 2, reason: { kind: 'referee' } },
  { player: 'p1', points: 3, round: 2, reason: { kind: 'half', ship: 'ship:B1' } },
];

test('totals run from setup to the last round, also over rounds without points', () => {
  const totals = totalsOf(score, 3);
  expect(totals.map(({ round, total }) => [round, total.p1, total.p2])).toEqual([
    [0, 0, 8],
    [1, 0, 8],
    [2, 5, 8],
    [3, 5, 8],
  ]);
  expect(totals.map(({ entries }) => entries.length)).toEqual([1, 0, 2, 0]);
});
