import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDITION } from '../../src/engine/core/edition';
import type { SavedGame } from '../../src/store/saves/database';
import { keptOf } from '../../src/store/saves/kept';
import { soundAnswer, soundGame, soundSnapshot } from '../../src/store/saves/rows';
import { plainOf } from '../../src/store/soundRow';
import { startPlaced, table } from './playing';

let saved: SavedGame;
beforeAll(async () => {
  await startPlaced();
  ({ saved } = keptOf(table(), 1000)!);
});
afterAll(() => table().leave());

const circle: { self: unknown } = { self: null };
circle.self = circle;

test('what this page writes is sound, as structured clones bring it back', () => {
  expect(soundGame(structuredClone(saved))).toEqual(saved);
  const [{ answer, after }] = [table().past.at(-1)!];
  const row = { game: 'one', n: 3, answer, at: 1000 };
  expect(soundAnswer(structuredClone(row))).toEqual(row);
  const snapshot = { game: 'one', answers: 4, round: 1, hash: 'h', state: after };
  expect(soundSnapshot(structuredClone(snapshot))).toEqual(snapshot);
});

test('a field that a newer page has added does no harm', () => {
  expect(soundGame({ ...saved, mood: 'good' })).toEqual(saved);
});

test('a game from before its rules were noted is of unknown ones', () => {
  const { edition, ...before } = saved;
  expect(edition).toBe(EDITION);
  expect(soundGame(before)).toEqual({ ...saved, edition: 'unknown' });
});

test.each<readonly [string, Readonly<Record<string, unknown>>]>([
  ['an id that is no text', { id: 7 }],
  ['no name', { name: '' }],
  ['a moment that no calendar has', { changed: 1e300 }],
  ['no setup', { setup: null }],
  ['a setup that holds itself', { setup: circle }],
  ['a setup without players', { setup: { profile: 'amg20', scenario: 'none', players: {} } }],
  ['less than no answers', { answers: -1 }],
  ['no score', { score: undefined }],
  ['an end for no reason', { outcome: { winner: 'p1', reason: 'luck' } }],
  ['help of a kind that nobody gives', { options: { help: 'much' } }],
  ['a journal that is none', { journal: 'dear diary' }],
])('a game with %s is damaged', (_, change) => {
  expect(soundGame({ ...saved, ...change })).toBeNull();
});

test.each([null, 7n, 'd1', circle])('%o is no answer', answer => {
  expect(soundAnswer({ game: 'one', n: 0, answer, at: 0 })).toBeNull();
});

test('an answer whose time is lost is an answer', () => {
  const { answer } = table().past.at(-1)!;
  expect(soundAnswer({ game: 'one', n: 0, answer, at: 'noon' })).toMatchObject({ answer, at: 0 });
});

test('what no file can hold is left out of one', () => {
  expect(plainOf({ a: 1, b: 2n })).toEqual({ a: 1, b: '2' });
  expect(plainOf(circle)).toBeNull();
  expect(plainOf(undefined)).toBeNull();
});
