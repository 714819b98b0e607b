import { describe, expect, test } from 'vitest';
import { ENTRIES, entryOf, linksOf } from '../../src/rulebook';
import { CHAPTERS } from '../../src/rulebook/entry';
import { ORDER_STEPS } from '../../src/rulebook/orders';
import { search } from '../../src/rulebook/search';

const ids = ENTRIES.map(({ id }) => id);

test('there are a hundred entries and more, in eleven chapters, each under a name of its own', () => {
  expect(ENTRIES.length).toBeGreaterThanOrEqual(100);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ENTRIES.map(({ title }) => title)).size).toBe(ids.length);
  expect([...new Set(ENTRIES.map(({ chapter }) => chapter))]).toEqual(CHAPTERS);
});

test.each(ENTRIES)('$title is told in two to six short sentences', ({ says, shows }) => {
  const sentences = says.flatMap(line => line.split(/(?<=[.?!…])\s+(?=[A-Z“])/));
  expect(sentences.length).toBeGreaterThanOrEqual(2);
  expect(sentences.length).toBeLessThanOrEqual(7);
  for (const line of says) {
    expect(line).toMatch(/^[A-Z“].*[.?!]$/);
    expect(line.length).toBeLessThan(170);
  }
  if (shows.kind !== 'order') expect(shows.says).toMatch(/[.?!]$/);
});

describe('links', () => {
  test('lead to entries that exist, and never to their own', () => {
    for (const { id, see } of ENTRIES) {
      expect(
        see.filter(other => !entryOf(other)),
        id,
      ).toEqual([]);
      expect(see).not.toContain(id);
    }
    const steps = Object.values(ORDER_STEPS).flat();
    expect(steps.filter(({ entry }) => !entryOf(entry))).toEqual([]);
  });

  test.each(ids)('of %s all have their way back', id => {
    const links = linksOf(id);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(other => !linksOf(other.id).some(back => back.id === id))).toEqual([]);
  });

  test('lead from the round to every entry', () => {
    const reached = new Set(['round']);
    for (const id of reached) for (const other of linksOf(id)) reached.add(other.id);
    expect(ids.filter(id => !reached.has(id))).toEqual([]);
  });
});

describe('search', () => {
  const first = (words: string) => search(words)[0]?.id;

  test('finds an entry by its name, its other words, and in spite of accents and signs', () => {
    expect(first('barrel')).toBe('barrel-roll');
    expect(first('segnors')).toBe('segnor');
    expect(first('bump')).toBe('partial');
    expect(first('target lock')).toBe('lock');
    expect(first('FOCUS')).toBe('focus');
  });

  test('finds what is told, after what is named so', () => {
    const found = search('stress').map(({ id }) => id);
    expect(found[0]).toBe('stress');
    expect(found).toContain('debris');
  });

  test('finds nothing for nonsense, and all for nothing', () => {
    expect(search('quidditch')).toEqual([]);
    expect(search('  ')).toHaveLength(ENTRIES.length);
  });
});
