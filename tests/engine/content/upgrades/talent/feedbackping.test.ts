import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flown = (at: readonly [number, number], owner: 'p1' | 'p2' = 'p1') =>
  inStory('upgrade:feedbackping', {
    phase: 'activation',
    p1: [{ pilot: 'captainjonus', at: [100, 100], dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [700, 700], heading: 180, dial: '2FB' }],
    devices: [{ is: 'protonbomb', at, owner }],
  });

test('an enemy that flies up to a friendly device may be locked from anywhere', () => {
  const { game } = flown([700, 520]).use();
  expect(game.ship('A1').locks).toEqual(['ship:B1']);
});
test('not at range 2 of it, nor at an enemy device', () => {
  expect(flown([400, 620]).offered()).toEqual([]);
  expect(flown([700, 520], 'p2').offered()).toEqual([]);
});
