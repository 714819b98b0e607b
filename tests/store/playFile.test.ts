import { afterEach, describe, expect, test } from 'vitest';
import { EDITION } from '../../src/engine/core/edition';
import type { GameState } from '../../src/engine/core/state';
import { useGame } from '../../src/store/game';
import type { HistoryStep } from '../../src/store/history';
import type { GameFile } from '../../src/store/saves/gameFile';
import type { Kept } from '../../src/store/saves/kept';
import { playFile } from '../../src/store/saves/playFile';
import { earlierSteps, rebuild } from '../../src/store/saves/rebuild';
import { asLoaded } from './asLoaded';
import { gameOn, playUntil, startPlaced, table } from './playing';

afterEach(() => table().leave());

function fileOf(): GameFile {
  const { name, record, options, journal } = table();
  return { name, record: record!, options, journal };
}

async function played(file: GameFile): Promise<{ readonly kept: Kept; readonly isCopy: boolean }> {
  const result = await playFile(table().engine!, file, 'copy', 1);
  if (!result.ok) throw new Error(result.problem);
  return result;
}

const problemOf = async (file: GameFile): Promise<string> => {
  const result = await playFile(table().engine!, file, 'copy', 1);
  return result.ok ? 'none' : result.problem;
};

/** Puts the copy on the table, in place of the game. */
function open({ game, record, steps }: Kept): void {
  useGame.setState({ game, record, past: steps, future: [], base: 0 });
}

/** How the dice fall in the next attacks. */
function rolls(): string {
  const seen: string[] = [];
  const start = table().past.length;
  playUntil(game => game.outcome !== null || table().past.length > start + 150);
  for (const { events } of table().past.slice(start))
    for (const event of events) if (event.type === 'diceRolled') seen.push(event.faces.join());
  expect(seen.length).toBeGreaterThan(5);
  return seen.join(' ');
}

const inFight = (game: GameState) => game.phase === 'engagement';

describe('a running game from a file', () => {
  test('is a copy with other dice, at the same question', async () => {
    await startPlaced();
    playUntil(inFight);
    const before = gameOn();
    const { kept, isCopy } = await played(fileOf());
    expect(isCopy).toBe(true);
    expect(kept.game.pending.map(({ topic, player }) => [topic, player])).toEqual(
      before.pending.map(({ topic, player }) => [topic, player]),
    );
    expect(kept.saved).toMatchObject({ id: 'copy', round: before.round, answers: table().past.length + 1 });
    const here = rolls();
    open(kept);
    expect(rolls()).not.toBe(here);
  });

  test('has other dice also where somebody steps back behind the copying and plays on from there', async () => {
    await startPlaced();
    playUntil(inFight);
    const { kept } = await played(fileOf());
    const at = table().past.length;
    const here = rolls();
    open(kept);
    table().undo();
    expect(table().past).toHaveLength(at - 1);
    expect(rolls()).not.toBe(here);
    expect(table().past.filter(isCopyStep)).toHaveLength(1);
  });

  test('of which all can be undone and redone', async () => {
    await startPlaced();
    playUntil(inFight);
    const { kept } = await played(fileOf());
    open(kept);
    const { past, game } = table();
    expect(table().goTo(3)).toBe(true);
    expect(table().game).toEqual(past[3]!.state);
    expect(table().goTo(past.length)).toBe(true);
    expect(table().game).toEqual(game);
  });

  test('an answer that is refused behind the copying changes nothing', async () => {
    await startPlaced();
    playUntil(inFight);
    open((await played(fileOf())).kept);
    table().undo();
    const { past, future } = table();
    expect(table().submit({ decision: 'd0', player: 'p1', choice: { option: 'no' } })).toBe(false);
    expect(table()).toMatchObject({ past, future });
  });
});

const isCopyStep = ({ answer }: HistoryStep) => 'referee' in answer && answer.referee.kind === 'copied';

test('a finished game comes from a file as it was', async () => {
  await startPlaced();
  playUntil(inFight);
  table().submit({ player: 'p2', referee: { kind: 'concede' } });
  const { kept, isCopy } = await played(fileOf());
  expect(isCopy).toBe(false);
  expect(kept.game).toEqual(gameOn());
  expect(kept.record).toEqual(table().record);
});

test('what is added can be opened, with marks or without them', async () => {
  await startPlaced();
  playUntil(game => game.round === 2);
  const file = fileOf();
  const whole = await played(file);
  const bare = await played({ ...file, record: { ...file.record, rounds: [] } });
  expect(bare.kept.record.rounds).toEqual(whole.kept.record.rounds);
  for (const { kept } of [whole, bare]) {
    const rebuilding = await rebuild(table().engine!, asLoaded(kept));
    if (!rebuilding.ok) throw new Error(rebuilding.problem);
    expect(rebuilding.rebuilt).toMatchObject({ game: kept.game, problem: null });
    expect(await earlierSteps(table().engine!, asLoaded(kept), rebuilding.rebuilt.base)).toMatchObject({ ok: true });
  }
});

test('a mark that does not fit is damage; that cards or rules have changed is said only where they have', async () => {
  await startPlaced();
  playUntil(game => game.round === 2);
  const { record, ...file } = fileOf();
  const rounds = record.rounds.map(mark => (mark.round === 2 ? { ...mark, hash: 'other' } : mark));
  expect(await problemOf({ ...file, record: { ...record, rounds } })).toBe(
    `The file is damaged at answer ${record.answers.length}: the rules do not allow it there.`,
  );
  for (const [change, what] of [
    [{ cards: 'older' }, 'cards'],
    [{ edition: 'older' }, 'rules'],
    [{ cards: 'older', edition: 'older' }, 'rules and cards'],
  ] as const)
    expect(await problemOf({ ...file, record: { ...record, rounds, ...change } })).toBe(
      `The ${what} have changed since this game was saved, and it departs from them at answer ${record.answers.length}.`,
    );
  const older = await played({ ...file, record: { ...record, edition: 'older' } });
  expect(older.kept.saved.edition).toBe(EDITION);
  expect(await problemOf({ ...file, record: { ...record, cards: 'older' } })).toBe('none');
});
