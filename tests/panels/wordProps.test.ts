import { expect, test } from 'vitest';
import { GLOSSARY, meaningOf } from '../../src/panels/wordProps';
import { sourcesIn } from '../support/sources';

const all = Object.entries(GLOSSARY).flatMap(([part, meanings]) =>
  Object.entries(meanings).map(([name, meaning]) => [`${part}:${name}`, meaning] as const),
);

test.each(all)('%s is told in a name and a sentence or two', (word, { name, means }) => {
  expect(meaningOf(word)).toEqual({ name, means });
  expect(name).toMatch(/^[A-Z]/);
  expect(means).toMatch(/^[A-Z].*\.$/);
  expect(means.length).toBeLessThan(150);
});

test.each(['', 'token', 'token:', 'token:nonsense', 'nonsense:focus', 'toString:name'])('%j is no word', word => {
  expect(meaningOf(word)).toBeNull();
});

test('every word that stands on the screen is in the glossary', () => {
  const used = sourcesIn('src').flatMap(({ text }) =>
    [...text.matchAll(/data-word="([^"]+)"/g)].map(([, word]) => word!),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter(word => meaningOf(word) === null)).toEqual([]);
});

test('and every part of it that is filled in later', () => {
  const parts = sourcesIn('src').flatMap(({ text }) =>
    [...text.matchAll(/(?:data-word=\{|wordProps\()`(\w+):\$/g)].map(([, part]) => part!),
  );
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter(part => !(part in GLOSSARY))).toEqual([]);
});
