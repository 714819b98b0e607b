import { expect, test } from 'vitest';
import { atSetup, conditionsOf } from '../../../support/conditions';

const story = {
  p1: [{ pilot: 'fearsomepredator', at: [200, 100] }],
  p2: [
    { pilot: 'academypilot', at: [200, 800] },
    { pilot: 'academypilot', at: [400, 800] },
  ],
} as const;

test('Fearsome Predator: after setup one enemy of choice gets the condition', () => {
  const game = atSetup('after', story);
  expect(game.offers('p1')).toEqual(['use:pilot:fearsomepredator:ship:B1', 'use:pilot:fearsomepredator:ship:B2']);
  game.choose('p1', 'use:pilot:fearsomepredator:ship:B2');
  expect(conditionsOf(game, 'B2')).toEqual(['fearfulprey']);
});

test('Fearsome Predator: not before forces are placed', () => {
  expect(atSetup('before', story).offers('p1')).toEqual([]);
});
