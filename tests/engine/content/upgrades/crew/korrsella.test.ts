import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flies = (dial: '2FB' | '2TW') =>
  inStory('upgrade:korrsella', {
    p1: [{ pilot: 'wedgeantilles', at: [300, 200], dial, tokens: { stress: 3 } }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  })
    .until('chooseAction')
    .game.tokens('A1');

test('Korr Sella: a blue maneuver removes all stress', () => {
  expect(flies('2FB')).toEqual({});
});

test('Korr Sella: a white one none', () => {
  expect(flies('2TW')).toEqual({ stress: 3 });
});
