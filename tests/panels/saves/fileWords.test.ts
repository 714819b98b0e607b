import { afterEach, expect, test } from 'vitest';
import { addedWords, fileWords, heldBackWords, savedWords } from '../../../src/panels/saves/fileWords';
import { answerWith, gameOn, playUntil, startPlaced, table } from '../../store/playing';

afterEach(() => table().leave());

test('before a file is saved, it is said what it will not hold', async () => {
  await startPlaced();
  table().submit(answerWith('p1', 'dial:'));
  expect(fileWords(gameOn())).toBe(
    'A file ends before this round’s dials: they are still secret. This game and one that is opened from the file go on with different dice.',
  );
  expect(heldBackWords(gameOn())).toBe('A file ends before this round’s dials: they are still secret.');
  playUntil(game => game.phase === 'engagement');
  expect(fileWords(gameOn())).toBe('This game and one that is opened from the file go on with different dice.');
  expect(heldBackWords(gameOn())).toBeNull();
  table().submit({ player: 'p1', referee: { kind: 'concede' } });
  expect(fileWords(gameOn())).toBeNull();
});

test('what was saved says what it lacks', () => {
  expect(savedWords('Friday', 0)).toBe('Friday was saved as a file.');
  expect(savedWords('Friday', 5)).toContain('ends before this round’s dials');
});

test('what was added says whether it is a copy', () => {
  expect(addedWords({ name: 'Friday', isCopy: false })).toBe('Friday was added.');
  expect(addedWords({ name: 'Friday', isCopy: true })).toMatch(/^Friday was added\. It is a copy: its dice are new/);
});
