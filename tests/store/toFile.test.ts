import { afterEach, describe, expect, test } from 'vitest';
import { useGame } from '../../src/store/game';
import type { HistoryStep } from '../../src/store/history';
import { textOfGame } from '../../src/store/saves/gameFile';
import { whatUndoShows } from '../../src/store/undo';
import { answerWith, gameOn, playUntil, setDials, startPlaced, table } from './playing';

afterEach(() => table().leave());

const inFight = () => gameOn().phase === 'engagement';
const isNewDice = ({ answer }: HistoryStep) => 'referee' in answer && answer.referee.kind === 'copied';
const newDice = () => [...table().past, ...table().future].filter(isNewDice);

/** How the dice fall in the next attacks. */
function rolls(): string {
  const start = table().past.length;
  playUntil(game => game.outcome !== null || table().past.length > start + 150);
  const events = table()
    .past.slice(start)
    .flatMap(step => step.events);
  const seen = events.flatMap(event => (event.type === 'diceRolled' ? [event.faces.join()] : []));
  expect(seen.length).toBeGreaterThan(5);
  return seen.join(' ');
}

describe('a file of a running game', () => {
  test('does not tell what this game is going to roll, nor which damage cards lie where', async () => {
    await startPlaced();
    playUntil(inFight);
    const { game, past, record } = table();
    expect(table().toFile()!.record).toEqual(record);
    expect(gameOn().decks.p1.draw).not.toEqual(game!.decks.p1.draw);
    const here = rolls();
    // What somebody would find who plays on from the seed of the file.
    useGame.setState({ game, past, record, future: [] });
    expect(rolls()).not.toBe(here);
  });

  test('asks the same question as before, and is the same file again until somebody answers', async () => {
    await startPlaced();
    playUntil(inFight);
    const topics = () => gameOn().pending.map(({ topic, player }) => [topic, player]);
    const asked = topics();
    const text = textOfGame(table().toFile()!);
    expect(topics()).toEqual(asked);
    expect(newDice()).toHaveLength(1);
    expect(textOfGame(table().toFile()!)).toBe(text);
    expect(newDice()).toHaveLength(1);
    expect(text).not.toContain('copied');
    playUntil(() => table().past.length > table().record!.answers.length - 1 && !isNewDice(table().past.at(-1)!));
    table().toFile();
    expect(newDice()).toHaveLength(2);
  });

  test('is a step that nobody has to undo or redo', async () => {
    await startPlaced();
    playUntil(inFight);
    const { past } = table();
    table().toFile();
    const { game } = table();
    expect(whatUndoShows(table().past)).toBe(whatUndoShows(past));
    expect(table().undo()).toBe(true);
    expect(table().past).toEqual(past.slice(0, -1));
    expect(table().redo()).toBe(true);
    expect(gameOn()).toEqual(game);
    expect(table().future).toEqual([]);
  });

  test('leaves what was undone to be redone, and whoever answers otherwise has new dice', async () => {
    await startPlaced();
    playUntil(inFight);
    table().undo();
    table().undo();
    const { game, past, future, record } = table();
    table().toFile();
    expect(table()).toMatchObject({ game, past });
    expect(table().future.slice(0, -1)).toEqual(future);
    expect(table().goTo(past.length + future.length + 1)).toBe(true);
    expect(table().record!.answers.at(-1)).toMatchObject({ referee: { kind: 'copied' } });
    expect(table().goTo(past.length)).toBe(true);
    const here = rolls();
    useGame.setState({ game, past, record, future: [] });
    expect(rolls()).not.toBe(here);
  });

  test('that ends before secret dials gives new dice once, and dials can be taken back all the same', async () => {
    await startPlaced();
    const before = table().record!;
    setDials('p2');
    table().submit(answerWith('p1', 'dial:'));
    expect(table().toFile()!.record).toEqual(before);
    expect(table().toFile()!.record).toEqual(before);
    expect(newDice()).toHaveLength(1);
    expect(table().undo('p1')).toBe(true);
    expect(table().record!.answers.at(-1)).toMatchObject({ choice: { option: expect.stringContaining('takeBack:') } });
    expect(table().undo('p1')).toBe(false);
  });

  test('before the first dial: undo leads to what was done before it', async () => {
    await startPlaced();
    const { past } = table();
    table().toFile();
    expect(newDice()).toHaveLength(1);
    expect(table().undo()).toBe(true);
    expect(table().past.length).toBeLessThan(past.length);
  });
});

test('a finished game and a lesson keep their dice', async () => {
  await startPlaced();
  useGame.setState({ id: null });
  const lesson = gameOn();
  expect(table().toFile()!.record).toEqual(table().record);
  expect(gameOn()).toBe(lesson);
  table().submit({ player: 'p2', referee: { kind: 'concede' } });
  useGame.setState({ id: 'one' });
  const over = gameOn();
  expect(table().toFile()!.record).toEqual(table().record);
  expect(gameOn()).toBe(over);
});

test('without a game there is no file', () => {
  expect(table().toFile()).toBeNull();
});
