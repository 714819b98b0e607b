import { expect, test } from 'vitest';
import type { GameEvent } from '../../../src/engine/core/event';
import type { ScoreEntry } from '../../../src/engine/core/score';
import { uncounted } from '../../../src/panels/table/round/uncounted';

const entry = (points: number): ScoreEntry => ({ player: 'p1', points, round: 2, reason: { kind: 'bid' } }) as never;
const scored = { type: 'scored', player: 'p1', points: 1, reason: { kind: 'bid' } } as unknown as GameEvent;
const destroyed = { type: 'shipDestroyed', ship: 'ship:B1' } as unknown as GameEvent;
const ended = { type: 'roundStarted', round: 3 } as const;
const WON = [entry(4), entry(1), entry(2)];

test('the score waits for what the end of the round brought, until the summary has counted it', () => {
  const events = [scored, scored, ended];
  expect(uncounted(WON, events, 0).map(({ points }) => points)).toEqual([1, 2]);
  expect(uncounted(WON, events, 2).map(({ points }) => points)).toEqual([2]);
  expect(uncounted(WON, events, 3)).toEqual([]);
});

test('points that a kill has told already stay', () => {
  expect(uncounted(WON, [destroyed, scored, ended, scored], 0).map(({ points }) => points)).toEqual([2]);
});
