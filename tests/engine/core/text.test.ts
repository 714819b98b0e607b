import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf, linesOf, nameFrom, quoted, shortly } from '../../../src/engine/core/text';

describe('a name', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann \n of\tMon  Mothma ', 'Ann of Mon Mothma'],
    ['Größe 一 🚀', 'Größe 一 🚀'],
    ['<b>Ann</b>', '<b>Ann</b>'],
    ['a\u0000b\u202Ec\u2066d\u200Be\uD800', 'abcde'],
    ['', 'Nobody'],
    [' \u200B\u202E\u0007', 'Nobody'],
    ['\u3164\u2800', 'Nobody'],
    [7, 'Nobody'],
    [null, 'Nobody'],
    ['n'.repeat(81), 'n'.repeat(80)],
    ['🚀'.repeat(81), '🚀'.repeat(80)],
  ])('%j is %j', (raw, name) => {
    expect(nameFrom(raw, 'Nobody')).toBe(name);
  });

  test('of any text is one bounded line without a mark that nobody sees, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), raw => {
        const line = lineOf(raw, 20);
        expect(line).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]*$/u);
        expect([...line].length).toBeLessThanOrEqual(20);
        expect(lineOf(line, 20)).toBe(line);
      }),
    );
  });
});

test('notes keep their lines', () => {
  expect(linesOf('one\r\ntwo\u202E\n\nthree\n', 100)).toBe('one\ntwo\n\nthree');
  expect(linesOf({}, 100)).toBe('');
});

test('of a long text a short piece is quoted', () => {
  expect(quoted('dial:ship:A1:2TW')).toBe('dial:ship:A1:2TW');
  expect(quoted('x'.repeat(40))).toBe('x'.repeat(40));
  expect(quoted('x'.repeat(1_000_000))).toBe(`${'x'.repeat(40)}…`);
});

/** An object that holds itself. */
const ring: Record<string, unknown> = {};
ring.ring = ring;

test.each([
  ['a word', 'six', '"six"'],
  ['a number', 2.5, '2.5'],
  ['nothing', null, 'null'],
  ['a big number', 10n ** 400n, 'a bigint'],
  ['a short list', ['hit'], '["hit"]'],
  ['a long list', Array(1000).fill(1), '[1,1,1,1,1,…]'],
  ['an object', { pilots: [] }, '{"pilots":[]}'],
  ['what never ends', ring, '{"ring":{"ring":{…}}}'],
])('%s is told shortly', (_, value, words) => {
  expect(shortly(value)).toBe(words);
});

test('however deep or wide it is', () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 50_000; depth++) deep = [deep];
  const wide = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`key ${n}`, 'x'.repeat(1000)]));
  for (const value of [deep, wide, 'x'.repeat(1_000_000)]) expect(shortly(value).length).toBeLessThanOrEqual(61);
});
