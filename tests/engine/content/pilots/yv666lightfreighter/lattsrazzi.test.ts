import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const starts = (y: number, locks: readonly string[]) =>
  inStory('pilot:lattsrazzi', {
    phase: 'engagement',
    p1: [{ pilot: 'lattsrazzi', at: [457, 300], locks }],
    p2: [{ pilot: 'academypilot', at: [457, y] }],
  });

test('Latts Razzi: her lock on a ship at range 1 tractors it', () => {
  const { game } = starts(430, ['B1']).use('ship:B1');
  expect(game.ship('A1').locks).toEqual([]);
  expect(game.about('B1', 'tokenGained')).toMatchObject({ token: 'tractor' });
});

test('Latts Razzi: not at range 0 or 2, nor without the lock', () => {
  expect(starts(360, ['B1']).offered()).toEqual([]);
  expect(starts(560, ['B1']).offered()).toEqual([]);
  expect(starts(430, []).offered()).toEqual([]);
});
