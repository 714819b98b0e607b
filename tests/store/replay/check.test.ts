import { afterEach, describe, expect, test } from 'vitest';
import { checkFile, checkKept, checkLetters } from '../../../src/store/replay/check';
import { filmOf } from '../../../src/store/replay/film';
import { lettersOf } from '../../../src/store/replay/share';
import { textOfGame } from '../../../src/store/saves/gameFile';
import { keptOf } from '../../../src/store/saves/kept';
import { asLoaded } from '../asLoaded';
import { gameOn, playUntil, startPlaced, table } from '../playing';

afterEach(() => table().leave());

const filming = () => filmOf(table().engine!, asLoaded(keptOf(table(), 0)!));
const inRound2 = () => playUntil(({ round, phase }) => round >= 2 && phase === 'engagement');
const concede = () => table().submit({ player: 'p1', referee: { kind: 'concede' } });

describe('the seed of a game that this browser keeps', () => {
  test('is not told while it is played', async () => {
    await startPlaced();
    inRound2();
    expect(checkKept(await filming())).toMatchObject({ ok: false, problem: expect.stringContaining('not over') });
    expect(gameOn().outcome).toBeNull();
  });

  test('is told when it is over, and every roll agrees', async () => {
    await startPlaced(11);
    inRound2();
    concede();
    const checking = checkKept(await filming());
    if (!checking.ok) throw new Error(checking.problem);
    const { record, check, flaw } = checking.game;
    expect(record.seed).toBe(11);
    expect(flaw).toBeNull();
    expect(check.rolls.length).toBeGreaterThan(4);
    expect(check.rolls.every(({ agrees }) => agrees)).toBe(true);
  });

  test('is told at any time where it was open from the start', async () => {
    await startPlaced(11);
    table().setOptions({ openSeed: '11' });
    inRound2();
    expect(checkKept(await filming()).ok).toBe(true);
  });
});

describe('a game that somebody sent', () => {
  test('is checked from its link and from its file alike', async () => {
    await startPlaced(7);
    inRound2();
    concede();
    const found = await filming();
    if (!found.ok) throw new Error(found.problem);
    const { name, options, record } = found.film;
    const byLink = await checkLetters((await lettersOf(found.film))!);
    const byFile = await checkFile(new Blob([textOfGame({ name, options, record, journal: [] })]));
    if (!byLink.ok || !byFile.ok) throw new Error('refused');
    expect(byLink.game.check).toEqual(byFile.game.check);
    expect(byFile.game.flaw).toBeNull();
  });

  test('with a forged seed or a forged answer it departs from its own marks', async () => {
    await startPlaced(7);
    inRound2();
    concede();
    const found = await filming();
    if (!found.ok) throw new Error(found.problem);
    const { name, options, record } = found.film;
    const forged = { ...record, seed: record.seed + 1 };
    const checking = await checkFile(new Blob([textOfGame({ name, options, record: forged, journal: [] })]));
    expect(checking.ok && checking.game.flaw === null).toBe(false);
  });

  test('what is no game says so', async () => {
    expect(await checkFile(new Blob(['{}']))).toMatchObject({ ok: false });
    expect(await checkLetters('abc')).toMatchObject({ ok: false });
  });
});
