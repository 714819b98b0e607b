import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileNameOf } from '../../src/store/saves/fileName';
import { type GameFile, MOST_BYTES, parseGameFile, textOfGame } from '../../src/store/saves/gameFile';
import { DEFAULT_OPTIONS } from '../../src/store/tableOptions';
import { playUntil, startPlaced, table } from './playing';

let file: GameFile;

beforeAll(async () => {
  await startPlaced();
  playUntil(game => game.phase === 'activation');
  table().undo();
  const { name, record, options, journal } = table();
  file = { name, record: record!, options, journal };
});

afterAll(() => table().leave());

/** The text of the file with some of it changed. */
function changed(change: (raw: { [key: string]: unknown }) => object): string {
  const raw = JSON.parse(textOfGame(file));
  return JSON.stringify({ ...raw, ...change(raw) });
}

const problemOf = (text: string): string => {
  const parsed = parseGameFile(text);
  return parsed.ok ? 'none' : parsed.problem;
};

test('a game comes out as it went in', () => {
  expect(parseGameFile(textOfGame(file))).toEqual({ ok: true, file });
});

test('an option that the file does not know yet has its usual value', () => {
  const parsed = parseGameFile(changed(() => ({ options: { help: 'plain' } })));
  expect(parsed.ok && parsed.file.options).toEqual({ ...DEFAULT_OPTIONS, help: 'plain' });
});

test.each([
  ['', 'not JSON'],
  ['{"format":"range-one-game","ver', 'only a part of the file arrived'],
  ['null', 'no saved game of Range One'],
  ['[1, 2]', 'no saved game of Range One'],
  ['{"name":"a squad","faction":"rebelalliance"}', 'no saved game of Range One'],
  ['{"format":"range-one-game"}', 'damaged: version'],
])('%s is told apart', (text, words) => {
  expect(problemOf(text)).toContain(words);
});

test('a newer file says that it is newer', () => {
  expect(problemOf(changed(() => ({ version: 2, surprise: true })))).toMatch(/newer Range One \(format 2/);
});

test.each([
  ['name', () => ({ name: 7 }), 'name: expected string, got 7'],
  ['moment', () => ({ journal: [{ ...file.journal[0], at: 1e300 }] }), 'journal[0].at'],
  ['options', () => ({ options: { ...DEFAULT_OPTIONS, colors: { p1: 'teal', p2: 'mud' } } }), 'options.colors.p2'],
  ['journal', () => ({ journal: [{ kind: 'forged' }] }), 'journal[0]'],
  ['something else', () => ({ extra: 1 }), 'extra: unknown field'],
  ['record', () => ({ record: 'none' }), 'The record is malformed'],
  [
    'setup',
    (raw: { [key: string]: unknown }) => ({ record: { ...(raw.record as object), setup: {} } }),
    'The setup is malformed',
  ],
  ['seed', (raw: { [key: string]: unknown }) => ({ record: { ...(raw.record as object), seed: 0.5 } }), 'seed'],
])('a damaged %s is named', (_, change, words) => {
  const problem = problemOf(changed(change));
  expect(problem).toMatch(/^The file is damaged/);
  expect(problem).toContain(words);
});

describe('names in a file', () => {
  const fileOf = (text: string): GameFile => {
    const parsed = parseGameFile(text);
    if (!parsed.ok) throw new Error(parsed.problem);
    return parsed.file;
  };
  const withPlayer = (name: string) =>
    changed(raw => {
      const { setup, ...record } = raw.record as GameFile['record'];
      const players = { ...setup.players, p1: { ...setup.players.p1, name } };
      return { record: { ...record, setup: { ...setup, players } } };
    });

  test.each([
    ['Friday\u202E\n 13', 'Friday 13'],
    ['', 'Rebel Flight against Imperial Patrol'],
    ['\u200B \u0007', 'Rebel Flight against Imperial Patrol'],
    ['n'.repeat(100_000), 'n'.repeat(80)],
  ])('a game called %j is called %j', (name, clean) => {
    expect(fileOf(changed(() => ({ name }))).name).toBe(clean);
  });

  test('a player is cleaned too; the marks knew another name, so they are made anew', () => {
    const { setup, rounds } = fileOf(withPlayer('\u202EAnn\u0000')).record;
    expect(setup.players.p1.name).toBe('Ann');
    expect(rounds).toEqual([]);
    expect(fileOf(withPlayer('Player 1')).record).toEqual(file.record);
  });
});

test('of a journal without end the newest notes are kept', () => {
  const [note] = file.journal;
  const parsed = parseGameFile(
    changed(() => ({ journal: Array.from({ length: 9000 }, (_, at) => ({ ...note, at })) })),
  );
  expect(parsed.ok && [parsed.file.journal.length, parsed.file.journal.at(-1)?.at]).toEqual([5000, 8999]);
});

test('a damaged answer is counted from one', () => {
  const text = changed(raw => {
    const record = raw.record as GameFile['record'];
    return {
      record: { ...record, answers: [...record.answers.slice(0, 2), { player: 'p3' }, ...record.answers.slice(3)] },
    };
  });
  expect(problemOf(text)).toMatch(/^The file is damaged at answer 3\./);
});

test('a huge file is not even read', () => {
  expect(problemOf(' '.repeat(MOST_BYTES + 1))).toContain('larger than 20 MB');
  expect(problemOf(' '.repeat(1000))).toContain('not JSON');
});

test.each([
  ['Friday, round 3', 'Friday-round-3.rangeone.json'],
  ['../../etc', 'etc.rangeone.json'],
  ['Größe 一', 'Größe-一.rangeone.json'],
  ['???', 'game.rangeone.json'],
])('%s is kept as %s', (name, fileName) => {
  expect(fileNameOf(name)).toBe(fileName);
});
