import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const system = (x: number) =>
  inStory('upgrade:k2so', {
    phase: 'system',
    p1: [
      { pilot: 'bluesquadronscout', at: [100, 200] },
      { pilot: 'wedgeantilles', at: [x, 200], dial: '2FW' },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('K-2SO: a friend at range 0-3, himself among them, gains a calculate and a stress token', () => {
  expect(system(300).offered()).toEqual(['use:upgrade:k2so:ship:A1', 'use:upgrade:k2so:ship:A2']);
  const { game } = system(300).use('ship:A2');
  expect(game.tokens('A2')).toEqual({ calculate: 1, stress: 1 });
});

test('K-2SO: nobody beyond', () => {
  expect(system(600).offered()).toEqual(['use:upgrade:k2so:ship:A1']);
});
