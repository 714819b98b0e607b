import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flown = (dial: '2TR' | '3TR' | '2FB') =>
  inStory('upgrade:r4astromech', {
    phase: 'activation',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial }],
    p2: [{ pilot: 'wedgeantilles', at: [457, 800], dial: '2FB' }],
  })
    .until('chooseAction')
    .game.about('A1', 'maneuverExecuted')!.maneuver;

test('R4 Astromech: a red 2 turn is white', () => {
  expect(flown('2TR')).toBe('2TW');
});

test('R4 Astromech: not at speed 3, and blue stays blue', () => {
  expect(flown('3TR')).toBe('3TR');
  expect(flown('2FB')).toBe('2FB');
});
