import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const reveals = (dial: '4KR' | '2FB' | '2TW', force = 1) =>
  inStory('upgrade:leiaorgana-resistance', {
    p1: [
      { pilot: 'outerrimsmuggler', at: [100, 300], force, dial: '2FB' },
      { pilot: 'wedgeantilles', at: [700, 100], dial },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('Leia Organa (Resistance): a Force eases what a friend anywhere has revealed', () => {
  const { game } = reveals('4KR').use();
  expect(game.about('A2', 'difficultyChecked')).toMatchObject({ difficulty: 'white' });
  expect(game.ship('A1').force).toBe(0);
});

test('Leia Organa (Resistance): not a blue one, nor without Force', () => {
  expect(reveals('2FB').offered()).toEqual([]);
  expect(reveals('4KR', 0).offered()).toEqual([]);
});
