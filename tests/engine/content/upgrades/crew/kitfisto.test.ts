import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const begins = (x: number, tokens = {}) =>
  inStory('upgrade:kitfisto', {
    phase: 'engagement',
    p1: [
      { pilot: 'outerrimsmuggler', at: [100, 200], force: 1, tokens: { stress: 1 } },
      { pilot: 'wedgeantilles', at: [x, 200], tokens },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('Kit Fisto: a Force lets a friend evade, as a red action', () => {
  const { game } = begins(200).use();
  expect(game.events('tokenGained').map(({ ship, token }) => [ship, token])).toEqual([
    ['ship:A2', 'evade'],
    ['ship:A2', 'stress'],
  ]);
  expect(game.about('A1', 'forceSpent')).toMatchObject({ count: 1 });
});

test('Kit Fisto: nobody who is stressed or beyond range 1', () => {
  expect(begins(200, { stress: 1 }).offered()).toEqual([]);
  expect(begins(400).offered()).toEqual([]);
});
