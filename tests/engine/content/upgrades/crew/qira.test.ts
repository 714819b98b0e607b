import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flies = (locks: readonly string[]) =>
  inStory('upgrade:qira', {
    rocks: [{ is: 'coreasteroid0', at: [300, 290] }],
    p1: [{ pilot: 'wedgeantilles', at: [300, 150], dial: '3FB', locks }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
    dice: ['hit'],
  })
    .until()
    .game.events('damageSuffered').length;

test('Qi’ra: a locked obstacle is ignored', () => {
  expect(flies(['rock:1'])).toBe(0);
});

test('Qi’ra: one that is not locked does its harm', () => {
  expect(flies([])).toBe(2);
});
