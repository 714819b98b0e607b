import { afterEach, expect, test } from 'vitest';
import type { Answer } from '../../src/engine';
import type { HistoryStep } from '../../src/store/history';
import type { LoadedGame } from '../../src/store/saves/games';
import { keptOf } from '../../src/store/saves/kept';
import { earlierSteps, rebuild } from '../../src/store/saves/rebuild';
import { playUntil, startPlaced, table } from './playing';

afterEach(() => table().leave());

/** The game on the table as the disk would give it back. */
function loaded(): LoadedGame {
  const { saved, steps, record, game } = keptOf(table(), 0)!;
  const stateAt = (answers: number) => (answers === 0 ? steps[0]!.state : (steps[answers - 1]?.after ?? game));
  return structuredClone({
    saved,
    rows: steps.map(({ answer, at }, n) => ({ game: saved.id, n, answer, at })),
    snapshots: record.rounds.map(mark => ({ game: saved.id, ...mark, state: stateAt(mark.answers) })),
  });
}

async function rebuilt(from: LoadedGame) {
  const result = await rebuild(table().engine!, from);
  if (!result.ok) throw new Error(result.problem);
  const earlier = await earlierSteps(table().engine!, from, result.rebuilt.base);
  return { ...result.rebuilt, earlier };
}

/** All of these steps, their states by their hashes. */
const told = (steps: readonly HistoryStep[]) =>
  steps.map(({ state, after, ...step }) => ({
    ...step,
    from: table().engine!.hashOf(state),
    to: table().engine!.hashOf(after),
  }));

const spoilt: Answer = { decision: 'd0', player: 'p1', choice: { option: 'spoilt' } };

function withSpoilt(from: LoadedGame, ...answers: readonly number[]): LoadedGame {
  return { ...from, rows: from.rows.map(row => (answers.includes(row.n) ? { ...row, answer: spoilt } : row)) };
}

const inAttack = () => table().game!.agenda.some(({ kind }) => kind === 'attack');

test('a game comes back in mid-attack with its past, its future and its record', async () => {
  await startPlaced();
  playUntil(inAttack);
  playUntil(() => table().events.some(({ type }) => type === 'diceRolled') && inAttack());
  table().undo();
  const { game, past, future, record } = table();
  const back = await rebuilt(loaded());
  expect(back).toMatchObject({ game, record, problem: null });
  expect(told(back.future)).toEqual(told(future));
  expect(back.base).toBe(record!.rounds.at(-1)!.answers);
  expect(told([...back.earlier!, ...back.past])).toEqual(told(past));
});

test('where the rules have changed in an earlier round, it goes on without the steps before', async () => {
  await startPlaced();
  playUntil(game => game.round === 2);
  const start = table().past.length;
  playUntil(() => table().past.length > start + 5);
  const { game, past } = table();
  const back = await rebuilt(withSpoilt(loaded(), start - 5));
  expect(back).toMatchObject({ game, base: start, problem: null, earlier: null });
  expect(told(back.past)).toEqual(told(past.slice(start)));
});

test('where the last answers do not agree either, it says how many are missing', async () => {
  await startPlaced();
  playUntil(inAttack);
  const { past } = table();
  const back = await rebuilt(withSpoilt(loaded(), past.length - 2));
  expect(back.game).toEqual(past.at(-2)!.state);
  expect(back.problem).toContain('2 answers before where it was left');
});

test('a game that was left as a round began is back at once', async () => {
  await startPlaced();
  playUntil(game => game.round === 2);
  const back = await rebuilt(loaded());
  expect(back).toMatchObject({ base: table().past.length, past: [], problem: null });
  expect(back.game).toEqual(table().game);
});

test('a damaged snapshot is passed over for the one before', async () => {
  await startPlaced();
  playUntil(game => game.round === 2);
  const good = loaded();
  const damaged = (last: boolean) =>
    good.snapshots.map((one, index, all) => (last && index < all.length - 1 ? one : { ...one, hash: 'other' }));
  const unmarked = good.snapshots.slice(0, -1);
  expect((await rebuilt({ ...good, snapshots: unmarked })).game).toEqual(table().game);
  expect((await rebuilt({ ...good, snapshots: damaged(true) })).problem).toContain('one answer before');
  const result = await rebuild(table().engine!, { ...good, snapshots: damaged(false) });
  expect(result).toEqual({ ok: false, problem: expect.stringContaining('damaged') });
});
