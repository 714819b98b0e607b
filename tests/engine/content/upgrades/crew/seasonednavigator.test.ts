import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const reveals = (dial: '2FB' | '4FR' | '1NW') =>
  inStory('upgrade:seasonednavigator', {
    p1: [{ pilot: 'wedgeantilles', at: [300, 200], dial }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('Seasoned Navigator: the dial is turned to another maneuver of that speed, flown a step harder', () => {
  const told = reveals('2FB');
  expect(told.offered()).toEqual(['2TW', '2BB', '2NB', '2YW'].map(code => `use:upgrade:seasonednavigator:${code}`));
  const { game } = told.use('2NB');
  expect(game.ship('A1').dial).toBe('2NB');
  expect(game.about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'white' });
});

test('Seasoned Navigator: left alone, the maneuver stays as hard as it is', () => {
  const { game } = reveals('2FB').leave();
  expect(game.about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'blue' });
});

test('Seasoned Navigator: never to a red one', () => {
  const keys = reveals('4FR').offered();
  expect(keys.some(key => key.endsWith('R'))).toBe(false);
});
