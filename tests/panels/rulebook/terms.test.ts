import { expect, test } from 'vitest';
import type { ActionWhy } from '../../../src/engine/core/decision';
import { termFinder } from '../../../src/panels/rulebook/terms';
import { entryOfWord, WORD_ENTRIES } from '../../../src/panels/rulebook/wordEntries';
import { HERE_WORDS, hereFor } from '../../../src/panels/table/question/here/hereWords';
import { ENTRIES, entryOf } from '../../../src/rulebook';

const find = termFinder(ENTRIES);
const links = (text: string) => find(text).flatMap(({ text: part, entry }) => (entry ? [[part, entry]] : []));

test('terms in a text lead to their entries, the longer one where two begin alike', () => {
  expect(links('A1 gains a stress token and executes a red maneuver.')).toEqual([
    ['stress token', 'stress'],
    ['red maneuver', 'red-maneuver'],
  ]);
  expect(links('Where does A1 roll to?')).toEqual([]);
  expect(links('Barrel rolls cost nothing.')).toEqual([['Barrel rolls', 'barrel-roll']]);
});

test('each once a text, and never inside another word', () => {
  expect(links('A lock, and another lock.')).toEqual([['lock', 'lock']]);
  expect(links('It unlocks and blocks.')).toEqual([]);
});

test('a text stays the same, letter by letter', () => {
  const text = 'B1 is obstructed by the gas cloud: one more green die. “Focus” it!';
  expect(
    find(text)
      .map(segment => segment.text)
      .join(''),
  ).toBe(text);
});

test('every word of the screen has its entry, and so has every term', () => {
  expect(Object.entries(WORD_ENTRIES).filter(([, entry]) => !entryOf(entry))).toEqual([]);
  expect(entryOfWord('entry:lock')).toBe('lock');
  expect(entryOfWord('token:stress')).toBe('stress');
  expect(entryOfWord('nonsense')).toBeNull();
});

test.each(Object.entries(HERE_WORDS))(
  'what can be done at %s is told in short sentences, with entries that exist',
  (_, words) => {
    for (const text of [words.about, words.look]) {
      expect(text).toMatch(/^[A-Z].*[.?]$/);
      expect(text.length).toBeLessThan(190);
    }
    expect(words.entries.length).toBeGreaterThan(0);
    expect(words.entries.filter(id => !entryOf(id))).toEqual([]);
  },
);

test('only in its own activation has the ship that may act just flown', () => {
  const about = (why: ActionWhy) => hereFor({ kind: 'chooseAction', ship: 'ship:A1', why }).about;
  expect(about('activation')).toMatch(/has flown/);
  for (const why of ['linked', 'overlap', 'coordinated', 'card'] as const) expect(about(why)).not.toMatch(/has flown/);
  expect(about('overlap')).toMatch(/stress/);
  expect(about('coordinated')).toMatch(/not its turn/);
});
