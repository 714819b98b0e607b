import { expect, test } from 'vitest';
import { atSetup, conditionsOf } from '../../../support/conditions';

const story = {
  p1: [{ pilot: 'agenttierny', at: [200, 100] }],
  p2: [
    { pilot: 'bluesquadronescort', at: [200, 800] },
    { pilot: 'bluesquadronescort', at: [400, 800] },
  ],
} as const;

test('Agent Tierny: after setup an enemy of choice gets the condition, and one must', () => {
  const game = atSetup('after', story);
  expect(game.offers('p1')).toEqual(['use:pilot:agenttierny:ship:B1', 'use:pilot:agenttierny:ship:B2']);
  game.choose('p1', 'use:pilot:agenttierny:ship:B2');
  expect(conditionsOf(game, 'B2')).toEqual(['brokentrust']);
});

test('Agent Tierny: not before forces are placed', () => {
  expect(atSetup('before', story).offers('p1')).toEqual([]);
});
