import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const reveals = (dial: '2FB' | '4KR') =>
  inStory('upgrade:kaydelconnix', {
    p1: [{ pilot: 'wedgeantilles', at: [300, 200], dial }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('Kaydel Connix: to a basic maneuver one speed higher, flown a step harder', () => {
  const told = reveals('2FB');
  expect(told.offered().map(key => key.slice(-3))).toEqual(['3TW', '3BW', '3FW', '3NW', '3YW']);
  const { game } = told.use('3FW');
  expect(game.ship('A1').dial).toBe('3FW');
  expect(game.about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'red' });
});

test('Kaydel Connix: not where the dial has no higher speed', () => {
  expect(reveals('4KR').offered()).toEqual([]);
});
