import { afterEach, expect, test } from 'vitest';
import type { Answer, GameRecord } from '../../src/engine';
import { EDITION } from '../../src/engine/core/edition';
import type { HistoryStep } from '../../src/store/history';
import type { LoadedGame } from '../../src/store/saves/games';
import { keptOf } from '../../src/store/saves/kept';
import { earlierSteps, rebuild } from '../../src/store/saves/rebuild';
import { asLoaded } from './asLoaded';
import { gameOn, playUntil, startPlaced, table } from './playing';

afterEach(() => table().leave());

/** The game on the table as the disk would give it back. */
const loaded = (): LoadedGame => asLoaded(keptOf(table(), 0)!);

async function rebuilt(from: LoadedGame) {
  const result = await rebuild(table().engine!, from);
  if (!result.ok) throw new Error(result.problem);
  const earlier = await earlierSteps(table().engine!, from, result.rebuilt.base);
  return { ...result.rebuilt, earlier: earlier.ok ? earlier.steps : earlier.problem };
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
  expect(told([...(back.earlier as HistoryStep[]), ...back.past])).toEqual(told(past));
});

test('through its nearest snapshot a game is the same as played from the beginning', async () => {
  await startPlaced();
  playUntil(game => game.round === 3);
  const start = table().past.length;
  playUntil(() => table().past.length > start + 5);
  const near = await rebuilt(loaded());
  const whole = await rebuilt({ ...loaded(), snapshots: [] });
  expect([near.base, near.past.length, whole.base]).toEqual([start, table().past.length - start, 0]);
  const { hashOf } = table().engine!;
  expect(hashOf(near.game)).toBe(hashOf(whole.game));
  expect(told(near.past)).toEqual(told(whole.past.slice(start)));
});

test('where an earlier round does not agree, it goes on without the steps before', async () => {
  await startPlaced();
  playUntil(game => game.round === 2);
  const start = table().past.length;
  playUntil(() => table().past.length > start + 5);
  const { game, past } = table();
  const back = await rebuilt(withSpoilt(loaded(), start - 5));
  expect(back).toMatchObject({ game, base: start, problem: null });
  expect(back.earlier).toBe('This saved game is damaged. It goes on, but earlier rounds cannot be undone.');
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

test('a damaged snapshot is passed over, and nothing is lost by it', async () => {
  await startPlaced();
  playUntil(game => game.round === 2);
  const { game, past, record } = table();
  const good = loaded();
  const last = good.snapshots.length - 1;
  const without: readonly LoadedGame['snapshots'][] = [
    good.snapshots.slice(0, -1),
    good.snapshots.map((one, index) => (index === last ? { ...one, hash: 'other' } : one)),
    good.snapshots.map((one, index) => (index === last ? { ...one, state: { ...one.state, round: 7 } } : one)),
  ];
  for (const snapshots of without) {
    const back = await rebuilt({ ...good, snapshots });
    expect(back).toMatchObject({ game, problem: null });
    expect(told([...(back.earlier as HistoryStep[]), ...back.past])).toEqual(told(past));
    expect(recordOf(back)).toEqual(recordOf({ record: record! }));
  }
});

/** Of a record, what must be there: marks may be missing. */
const recordOf = ({ record: { rounds, ...record } }: { readonly record: GameRecord }) => record;

test('without any snapshot the game is played from its beginning, and has all its marks again', async () => {
  await startPlaced();
  playUntil(game => game.round === 2);
  table().undo();
  const { game, past, future, record } = table();
  const good = loaded();
  const spoiltOnes = good.snapshots.map(one => ({ ...one, hash: 'other' }));
  for (const snapshots of [[], spoiltOnes]) {
    const back = await rebuilt({ ...good, snapshots });
    expect(back).toMatchObject({ base: 0, game, record, problem: null });
    expect(told(back.past)).toEqual(told(past));
    expect(told(back.future)).toEqual(told(future));
  }
});

test('without snapshots and with a damaged answer it goes as far as that, and says so', async () => {
  await startPlaced();
  playUntil(inAttack);
  const { past } = table();
  const back = await rebuilt({ ...withSpoilt(loaded(), past.length - 3), snapshots: [] });
  expect(back.game).toEqual(past.at(-3)!.state);
  expect(back.problem).toMatch(/^This saved game is damaged\. .* 3 answers before/);
});

test('that the cards or the rules have changed is said where they have', async () => {
  await startPlaced();
  playUntil(inAttack);
  const damaged = withSpoilt(loaded(), table().past.length - 1);
  expect((await rebuilt(damaged)).problem).not.toContain('changed');
  const older = { ...damaged, saved: { ...damaged.saved, cards: 'older' } };
  expect((await rebuilt(older)).problem).toBe(
    `The cards have changed since this game was saved. It goes on in round ${gameOn().round}, one answer before where it was left.`,
  );
  expect((await rebuilt({ ...loaded(), saved: older.saved })).problem).toBeNull();
  const ruled = { ...damaged, saved: { ...damaged.saved, edition: 'older' } };
  expect((await rebuilt(ruled)).problem).toMatch(/^The rules have changed since this game was saved\. It goes on/);
  const both = { ...damaged, saved: { ...older.saved, edition: 'older' } };
  expect((await rebuilt(both)).problem).toMatch(/^The rules and cards have changed since this game was saved\. /);
});

test('a snapshot to which no answers lead is passed over too: the game goes on where its answers end', async () => {
  await startPlaced();
  playUntil(game => game.round === 2);
  const { past } = table();
  const good = loaded();
  const back = await rebuilt({ ...good, rows: good.rows.slice(0, -4) });
  expect(back.game).toEqual(past.at(-4)!.state);
  expect(back.problem).toContain('4 answers before');
});

test('a game that cannot be set up is not opened, and says why', async () => {
  await startPlaced();
  const good = loaded();
  const ships = [{ pilot: 'pilot:nobody', upgrades: [] }] as const;
  const setup = structuredClone(good.saved.setup);
  const players = { ...setup.players, p1: { ...setup.players.p1, squad: { ...setup.players.p1.squad, ships } } };
  const broken = { ...good, saved: { ...good.saved, setup: { ...setup, players } }, snapshots: [] };
  expect(await rebuild(table().engine!, broken)).toEqual({
    ok: false,
    problem: expect.stringMatching(/^This game cannot be set up any more\. p1 brings pilot:nobody/),
  });
});

test('a game of older rules that agrees with today’s from its beginning is one of today’s; else it stays as it was', async () => {
  await startPlaced();
  playUntil(inAttack);
  const good = loaded();
  const older = { ...good, saved: { ...good.saved, edition: 'older' } };
  expect((await rebuilt({ ...older, snapshots: [] })).record.edition).toBe(EDITION);
  const damaged = withSpoilt({ ...older, snapshots: [] }, table().past.length - 1);
  expect((await rebuilt(damaged)).record.edition).toBe('older');
  const { round } = gameOn();
  playUntil(game => game.round > round);
  const later = loaded();
  const resumed = await rebuilt({ ...later, saved: { ...later.saved, edition: 'older' } });
  expect(resumed.base).toBeGreaterThan(0);
  expect(resumed.record.edition).toBe('older');
});

/** As it was kept by rules under which a state had no notes. */
function asOlder({ saved, rows, snapshots }: LoadedGame): LoadedGame {
  const { engine } = table();
  return {
    saved: { ...saved, edition: 'older' },
    rows,
    snapshots: snapshots.map(snapshot => {
      const { notes: _, ...state } = snapshot.state;
      return {
        ...snapshot,
        state: state as typeof snapshot.state,
        hash: engine!.hashOf(state as typeof snapshot.state),
      };
    }),
  };
}

test('a game whose snapshots lack what the rules look at now is played again from its beginning', async () => {
  await startPlaced();
  playUntil(game => game.round === 2);
  const { game } = table();
  const back = await rebuilt(asOlder(loaded()));
  expect(back).toMatchObject({ game, base: 0, problem: null });
  expect(back.record.edition).toBe(EDITION);
});

test('where its answers do not fit any more, it goes on from the last that does and says so', async () => {
  await startPlaced();
  playUntil(game => game.round === 2);
  const back = await rebuilt(withSpoilt(asOlder(loaded()), table().past.length - 3));
  expect(back.problem).toMatch(/^The rules have changed since this game was saved\. It goes on in round/);
  expect(back.game.notes).toEqual([]);
});
