import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../src/store/patience';
import { createKeeper, type Saving } from '../../src/store/saves/keeper';
import { type Kept, keptOf } from '../../src/store/saves/kept';
import { answerWith, startPlaced, table } from './playing';

/** A disk that answers when told to, and what the keeper has said. */
function disk(known: Kept | null = null) {
  const writes: { readonly kept: Kept; readonly first: number; done(): void; fail(name: string): void }[] = [];
  const said: Saving[] = [];
  const write = (kept: Kept, first: number) =>
    new Promise<void>((resolve, reject) => {
      const fail = (name: string) => reject(Object.assign(new Error(name), { name }));
      writes.push({ kept, first, done: resolve, fail });
    });
  return { writes, said, keeper: createKeeper(write, saving => said.push(saving), known) };
}

const now = () => keptOf(table(), 0)!;
const settled = () => new Promise(resolve => setTimeout(resolve));

beforeEach(() => startPlaced());
afterEach(() => table().leave());

test('first the whole game is written, then only what is new', () => {
  const { writes, keeper } = disk();
  keeper.keep(now());
  const { length } = table().past;
  table().submit(answerWith('p1', 'dial:'));
  keeper.keep(now());
  expect(writes.map(({ first }) => first)).toEqual([0, length]);
});

test('an undo writes no step again, and keeps what was undone', () => {
  const { writes, keeper } = disk();
  keeper.keep(now());
  const { length } = table().past;
  table().undo();
  keeper.keep(now());
  expect(writes[1]).toMatchObject({ first: length, kept: { saved: { answers: length - 1 } } });
  expect(writes[1]!.kept.steps).toHaveLength(length);
});

test('steps from before what was read first are on the disk already', () => {
  const whole = now();
  const { writes, keeper } = disk({ ...whole, base: 4, steps: whole.steps.slice(4) });
  keeper.keep(whole);
  table().submit(answerWith('p1', 'dial:'));
  keeper.keep(now());
  expect(writes.map(({ first }) => first)).toEqual([whole.steps.length, whole.steps.length]);
});

test('saved is said when the newest is written, not before', async () => {
  const { writes, said, keeper } = disk();
  keeper.keep(now());
  keeper.keep(now());
  writes[0]!.done();
  await settled();
  expect(said).toEqual(['saving', 'saving']);
  writes[1]!.done();
  await settled();
  expect(said.at(-1)).toBe('saved');
});

test('after a failure the whole game is written again, also what seemed written since', async () => {
  const { writes, said, keeper } = disk();
  keeper.keep(now());
  writes[0]!.done();
  table().submit(answerWith('p1', 'dial:'));
  keeper.keep(now());
  table().submit(answerWith('p2', 'dial:'));
  keeper.keep(now());
  writes[1]!.fail('UnknownError');
  writes[2]!.done();
  await settled();
  expect(writes[3]!.first).toBe(0);
  expect(said.at(-1)).toBe('saving');
  writes[3]!.done();
  await settled();
  expect(said.at(-1)).toBe('saved');
});

test('a full disk is told in a sentence, and the next change tries anew', async () => {
  const { writes, said, keeper } = disk();
  keeper.keep(now());
  writes[0]!.fail('QuotaExceededError');
  await settled();
  const full = { problem: expect.stringContaining('no room left'), loses: true };
  expect(said).toEqual(['saving', full]);
  keeper.keep(now());
  expect(writes[1]!.first).toBe(0);
  // It stays in sight until something is written.
  expect(said).toEqual(['saving', full]);
  writes[1]!.done();
  await settled();
  expect(said.at(-1)).toBe('saved');
});

describe('a browser that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('in time counts as one that saves nothing, until it does', async () => {
    const { writes, said, keeper } = disk();
    keeper.keep(now());
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(said).toEqual(['saving']);
    await vi.advanceTimersByTimeAsync(1);
    const late = { problem: expect.stringContaining('does not answer'), loses: true };
    expect(said).toEqual(['saving', late]);
    table().submit(answerWith('p1', 'dial:'));
    keeper.keep(now());
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(said).toEqual(['saving', late]);
    writes[0]!.done();
    await vi.advanceTimersByTimeAsync(0);
    expect(said.at(-1)).toEqual(late);
    writes[1]!.done();
    await vi.advanceTimersByTimeAsync(0);
    expect(said.at(-1)).toBe('saved');
  });

  test('is not complained of once the game has been left', async () => {
    const { said, keeper } = disk();
    keeper.keep(now());
    keeper.stop();
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(said).toEqual(['saving']);
  });
});

test('a keeper that lost its game writes no more and says why; only what comes after is lost', async () => {
  const { writes, said, keeper } = disk();
  keeper.keep(now());
  writes[0]!.done();
  await settled();
  keeper.stop('Open elsewhere.');
  expect(said.at(-1)).toEqual({ problem: 'Open elsewhere.', loses: false });
  keeper.keep(now());
  expect(writes).toHaveLength(1);
  expect(said.at(-1)).toEqual({ problem: 'Open elsewhere.', loses: true });
});

test('what was not yet written when the game was lost is lost too', () => {
  const { said, keeper } = disk();
  keeper.keep(now());
  keeper.stop('Open elsewhere.');
  expect(said.at(-1)).toEqual({ problem: 'Open elsewhere.', loses: true });
});
