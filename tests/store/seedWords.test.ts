import { expect, test } from 'vitest';
import { starterSetup } from '../../src/squads/starter';
import { freshSeedWords, seedOfWords } from '../../src/store/seedWords';
import { table } from './playing';

test.each([
  ['42', 42],
  [' 000042 ', 42],
  ['123456789', 123456789],
])('a number is the seed itself: %s', (words, seed) => expect(seedOfWords(words)).toBe(seed));

test('words are the same seed whatever their capitals and spaces, and other words another', () => {
  expect(seedOfWords('Friday  at eight')).toBe(seedOfWords(' friday at Eight'));
  expect(seedOfWords('friday at eight')).not.toBe(seedOfWords('friday at nine'));
  expect(seedOfWords('friday at eight')).toBeGreaterThanOrEqual(0);
  expect(seedOfWords('friday at eight')).toBeLessThan(2 ** 31);
});

test('a game with an open seed is played with it', async () => {
  const words = freshSeedWords();
  await table().start(starterSetup, { openSeed: words });
  expect(table().record!.seed).toBe(Number(words));
});
