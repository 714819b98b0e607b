import { expect, test } from 'vitest';
import { hashOfData } from '../../../src/engine/rules/hash';

/** The two sums over the text itself, as records have kept them from the first day. */
function sumsOf(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
    b ^= b >>> 13;
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

test.each([
  ['plain text', 'ship:A1'],
  ['no text', ''],
  ['what is escaped', 'a "name" with \\ and \n and \u0001, \u007f'],
  ['letters of all the world', 'Größe – 星 – 🚀'],
  ['half a letter', 'x\ud83d'],
  ['numbers', [0, -0, 7, 9, 10, -1, 0.5, 1e21, Number.NaN, 2 ** 31, 2 ** 32 + 3]],
  ['lists and fields', { a: [true, false, null, [], {}], b: { c: 'd "e"', f: 9 } }],
])('a hash is that of the text as JSON: %s', (_, data) => {
  expect(hashOfData(data)).toBe(sumsOf(JSON.stringify(data)));
});

test('keys are sorted, and what is undefined is not there', () => {
  expect(hashOfData({ b: 1, a: undefined, c: { z: 2, y: 'é' } })).toBe(sumsOf('{"b":1,"c":{"y":"é","z":2}}'));
});
