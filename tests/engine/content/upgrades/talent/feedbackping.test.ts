import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flown = (at: readonly [number, number], owner: 'p1' | 'p2' = 'p1', is = 'protonbomb') =>
  inStory('upgrade:feedbackping', {
    phase: 'activation',
    p1: [{ pilot: 'captainjonus', at: [100, 100], dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [700, 700], heading: 180, dial: '2FB' }],
    devices: [{ is, at, owner }],
  });

test('an enemy that flies up to a friendly device may be locked from anywhere', () => {
  const { game } = flown([700, 520]).use();
  expect(game.ship('A1').locks).toEqual(['ship:B1']);
});
test('not at range 2 of it, nor at an enemy device', () => {
  expect(flown([400, 620]).offered()).toEqual([]);
  expect(flown([700, 520], 'p2').offered()).toEqual([]);
});
test('a chaff cloud is an obstacle and a device, cargo only an obstacle', () => {
  expect(flown([640, 480], 'p1', 'electrochaffcloud').offered()).toHaveLength(1);
  expect(flown([640, 480], 'p1', 'loosecargo').offered()).toEqual([]);
});
