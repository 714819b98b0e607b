import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ending = (shields: number, more: object = {}, spent = 0) =>
  inStory('upgrade:r2d2-resistance', {
    phase: 'end',
    first: Array.from({ length: spent }, () => ({
      do: 'loseCharge' as const,
      ship: 'ship:A1' as const,
      card: 'upgrade:r2d2-resistance' as const,
    })),
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], shields, ...more }],
    p2: [{ pilot: 'wedgeantilles', at: [457, 480], locks: ['A1'] }],
  });

test('R2-D2: a charge and a shield take a red token away, a lock on it among them', () => {
  const told = ending(2, { tokens: { stress: 1, ion: 1, disarm: 1 } });
  expect(told.offered().map(key => key.slice('use:upgrade:r2d2-resistance:'.length))).toEqual([
    'stress',
    'ion',
    'lock:ship:B1',
  ]);
  const { game } = told.use('lock:ship:B1');
  expect([game.ship('B1').locks, game.ship('A1').shields, game.ship('A1').upgrades[0]!.charges]).toEqual([[], 1, 3]);
});

test('R2-D2: with no shield left, two charges bring one back, and a deplete token', () => {
  const { game } = ending(0).use();
  expect([game.ship('A1').shields, game.tokens('A1'), game.ship('A1').upgrades[0]!.charges]).toEqual([
    1,
    { deplete: 1 },
    2,
  ]);
});

test('R2-D2: the last shield spent for the one, the other was not queued', () => {
  const told = ending(1, { tokens: { stress: 1 } }).use('stress');
  expect(told.game.ship('A1').shields).toBe(0);
  expect(told.offered()).toEqual([]);
});

test('R2-D2: not with a shield up, nor with one charge', () => {
  expect(ending(1, {}, 0).leave().offered()).toEqual([]);
  expect(ending(0, {}, 3).offered()).toEqual([]);
});
