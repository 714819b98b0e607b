import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const between = (x: number, more: object = {}) =>
  inStory('pilot:aurrasing', {
    phase: 'engagement',
    p1: [{ pilot: 'academypilot', at: [457, 300], ...more }],
    p2: [
      { pilot: 'academypilot', at: [380, 400], tokens: { stress: 2, focus: 1 } },
      { pilot: 'academypilot', at: [x, 400], tokens: { strain: 1 } },
    ],
  });

test('Aurra Sing: a Force moves red and orange tokens between two enemies at range 0-1', () => {
  const told = between(530).use('ship:B1');
  expect(told.offered()).toEqual([
    'each:pilot:aurrasing:ship:B1:stress',
    'each:pilot:aurrasing:ship:B1:stress 2',
    'each:pilot:aurrasing:ship:B2:strain',
  ]);
  const { game } = told.use('stress').use('strain');
  expect([game.tokens('B1'), game.tokens('B2')]).toEqual([{ stress: 1, strain: 1, focus: 1 }, { stress: 1 }]);
  expect(game.ship('A1').force).toBe(0);
});

test('Aurra Sing: not with one of them at range 2, nor without Force', () => {
  expect(between(660).offered()).toEqual([]);
  expect(between(530, { force: 0 }).offered()).toEqual([]);
});
