import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const system = (force: number, y = 400) =>
  inStory('upgrade:supremeleadersnoke', {
    phase: 'system',
    p1: [{ pilot: 'starkillerbasepilot', at: [300, 100], dial: '2FB', force }],
    p2: [
      { pilot: 'wedgeantilles', at: [300, y], dial: '2FB' },
      { pilot: 'wedgeantilles', at: [800, 800], dial: '3FW' },
      { pilot: 'wedgeantilles', at: [400, 800], dial: '3FW' },
    ],
  });
const KEY = 'each:upgrade:supremeleadersnoke:ship:';

test('Supreme Leader Snoke: as many dials as he has Force, all turned at once', () => {
  const told = system(2);
  expect(told.offered()).toEqual([`${KEY}B1`, `${KEY}B2`, `${KEY}B3`]);
  const { game } = told.use('B1');
  expect(game.events('dialShown')).toEqual([]);
  told.use('B3');
  expect(game.events('dialShown').map(({ ship }) => ship)).toEqual(['ship:B1', 'ship:B3']);
  expect(game.ship('A1').force).toBe(0);
});

test('Supreme Leader Snoke: one may be enough', () => {
  const { game } = system(2).use('B2').leave();
  expect(game.events('dialShown').map(({ ship }) => ship)).toEqual(['ship:B2']);
  expect(game.ship('A1').force).toBe(1);
});

test('Supreme Leader Snoke: nobody at range 0-1, and nothing without Force', () => {
  expect(system(1, 200).offered()).toEqual([`${KEY}B2`, `${KEY}B3`]);
  expect(system(0).offered()).toEqual([]);
});
