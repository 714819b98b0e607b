import { expect, test } from 'vitest';
import { atSetup, conditionsOf } from '../../../support/conditions';

const story = {
  p1: [{ pilot: 'vimoradi', at: [200, 100] }],
  p2: [
    { pilot: 'academypilot', at: [200, 800] },
    { pilot: 'academypilot', at: [400, 800] },
  ],
} as const;

test('Vi Moradi: after setup one enemy of choice gets the condition', () => {
  const game = atSetup('after', story);
  expect(game.offers('p1')).toEqual(['use:pilot:vimoradi:ship:B1', 'use:pilot:vimoradi:ship:B2']);
  game.choose('p1', 'use:pilot:vimoradi:ship:B2');
  expect(conditionsOf(game, 'B2')).toEqual(['compromisingintel']);
});

test('Vi Moradi: not before forces are placed', () => {
  expect(atSetup('before', story).offers('p1')).toEqual([]);
});
