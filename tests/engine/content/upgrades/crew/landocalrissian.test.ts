import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const acts = (first: 'focus' | 'evade' | 'blank', second: 'focus' | 'evade' | 'blank') => {
  const { game } = inStory('upgrade:landocalrissian', {
    p1: [{ pilot: 'outerrimsmuggler', at: [300, 200], dial: '2FB' }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
    dice: [first, second],
  }).until('chooseAction');
  return game.choose('p1', 'action:card:upgrade:landocalrissian:white');
};

test('Lando Calrissian (crew): a token for each focus and evade rolled', () => {
  expect(acts('evade', 'focus').tokens('A1')).toEqual({ focus: 1, evade: 1 });
  expect(acts('focus', 'focus').tokens('A1')).toEqual({ focus: 2 });
});

test('Lando Calrissian (crew): one blank brings nothing; of two the opponent makes one token of their choice', () => {
  expect(acts('blank', 'focus').tokens('A1')).toEqual({ focus: 1 });
  const game = acts('blank', 'blank');
  expect(game.offers('p2')).toEqual(['a focus token', 'an evade token']);
  expect(game.choose('p2', 'an evade token').tokens('A1')).toEqual({ evade: 1 });
});
