import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const begins = () =>
  inStory('upgrade:leiaorgana', {
    p1: [
      { pilot: 'outerrimsmuggler', at: [100, 300], dial: '3FW' },
      { pilot: 'wedgeantilles', at: [700, 100], dial: '4KR' },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '4KR' }],
  });

test('Leia Organa (Rebel): three charges make red maneuvers of all friends white, not those of enemies, nor white ones blue', () => {
  const told = begins().use();
  expect(told.game.ship('A1').upgrades[0]!.charges).toBe(0);
  const { game } = told.until();
  expect(game.about('A2', 'difficultyChecked')).toMatchObject({ difficulty: 'white' });
  expect(game.about('B1', 'difficultyChecked')).toMatchObject({ difficulty: 'red' });
  expect(game.about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'white' });
});

test('Leia Organa (Rebel): otherwise red stays red', () => {
  expect(begins().leave().until().game.about('A2', 'difficultyChecked')).toMatchObject({ difficulty: 'red' });
});
