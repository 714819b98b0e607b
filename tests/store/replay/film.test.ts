import { afterEach, describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/core/state';
import { packed, unpacked } from '../../../src/store/packed';
import { type Film, filmOf, filmOfFile } from '../../../src/store/replay/film';
import { filmOfLetters, lettersOf } from '../../../src/store/replay/share';
import { isUnseen, nextStop, stopsOf } from '../../../src/store/replay/stops';
import { keptOf } from '../../../src/store/saves/kept';
import { asLoaded } from '../asLoaded';
import { gameOn, playUntil, setDials, startPlaced, table } from '../playing';

afterEach(() => table().leave());

const inRound = (round: number) => (game: GameState) => game.round >= round;
const isOver = (game: GameState) => game.outcome !== null;

/** The game on the table, as it comes back from the disk. */
async function filmed(): Promise<Film> {
  const filming = await filmOf(table().engine!, asLoaded(keptOf(table(), 0)!));
  if (!filming.ok) throw new Error(filming.problem);
  return filming.film;
}

describe('the film of a saved game', () => {
  test('has every step of a finished game, to the same end', async () => {
    await startPlaced();
    playUntil(isOver);
    const film = await filmed();
    expect(film.missing).toBeNull();
    expect(film.steps.map(({ answer }) => answer)).toEqual(table().past.map(({ answer }) => answer));
    expect(film.engine.hashOf(film.steps.at(-1)!.after)).toBe(film.engine.hashOf(gameOn()));
  });

  test('of a running game ends before the dials that are still secret, and says so', async () => {
    await startPlaced();
    playUntil(game => inRound(2)(game) && game.phase === 'planning');
    const before = table().past.length;
    setDials('p1');
    const film = await filmed();
    expect(film.steps).toHaveLength(before);
    expect(film.missing).toContain('dials');
  });

  test('of a running game in the Engagement Phase leaves out nothing: all dials were revealed', async () => {
    await startPlaced();
    playUntil(game => game.phase === 'engagement');
    const film = await filmed();
    expect(film.steps).toHaveLength(table().past.length);
    expect(film.missing).toBeNull();
  });
});

describe('a replay as a link', () => {
  test('holds the whole game in a few thousand letters, and gives it back', async () => {
    await startPlaced();
    playUntil(isOver);
    const film = await filmed();
    const letters = (await lettersOf(film))!;
    expect(letters).toMatch(/^[\w-]+$/);
    expect(letters.length).toBeLessThan(8000);
    const back = await filmOfLetters(letters);
    expect(back.ok && back.film.engine.hashOf(back.film.steps.at(-1)!.after)).toBe(film.engine.hashOf(gameOn()));
    expect(back.ok && back.film.missing).toBeNull();
  });

  test('that was cut says so', async () => {
    await startPlaced();
    playUntil(inRound(2));
    const letters = (await lettersOf(await filmed()))!;
    const cut = await filmOfLetters(letters.slice(0, -20));
    expect(cut).toMatchObject({ ok: false, problem: expect.stringContaining('missing') });
  });

  test('of letters that unpack to more than anybody plays is refused', async () => {
    const flood = await packed('x'.repeat(6_000_000));
    expect(flood.length).toBeLessThan(16_000);
    expect(await unpacked(flood)).toBeNull();
    expect(await unpacked(await packed('Fenn Rau: “ready”'))).toBe('Fenn Rau: “ready”');
  });

  test('of a game whose answers do not fit the rules any more is shown as far as they do', async () => {
    await startPlaced();
    playUntil(inRound(3));
    const { name, options, record, engine } = table();
    const answers = record!.answers.map((answer, at) => (at === 40 ? { ...answer, decision: 'd0' as const } : answer));
    const filming = await filmOfFile({ name, options, record: { ...record!, answers, rounds: [] }, journal: [] });
    expect(filming.ok && filming.film.steps).toHaveLength(40);
    expect(filming.ok && filming.film.missing).toContain('damaged');
    expect(engine).not.toBeNull();
  });
});

describe('stops', () => {
  test('lie where rounds and attacks begin, and the nearest one is found both ways', async () => {
    await startPlaced();
    playUntil(isOver);
    const { past } = table();
    const stops = stopsOf(past);
    const rounds = stops.filter(({ kind }) => kind === 'round');
    expect(rounds.map(stop => stop.kind === 'round' && stop.round)).toEqual(
      Array.from({ length: gameOn().round }, (_, index) => index + 1),
    );
    expect(past[rounds[1]!.after - 1]!.after.round).toBe(2);
    expect(nextStop(stops, 'round', rounds[1]!.after, 1)).toBe(rounds[2]);
    expect(nextStop(stops, 'round', rounds[1]!.after, -1)).toBe(rounds[0]);
    expect(nextStop(stops, 'round', rounds[0]!.after, -1)).toBeNull();
    const declared = past.flatMap(({ events }) => events.filter(({ type }) => type === 'attackDeclared'));
    expect(stops.filter(({ kind }) => kind === 'attack')).toHaveLength(declared.length);
  });

  test('a dial that is set cannot be seen; a ship that moves can', async () => {
    await startPlaced();
    const placed = table().past.length;
    setDials('p1');
    expect(table().past.slice(placed).every(isUnseen)).toBe(true);
    playUntil(game => game.phase === 'engagement');
    expect(table().past.every(isUnseen)).toBe(false);
  });
});
