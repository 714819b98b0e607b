import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const locking = (y: number, first: Parameters<typeof acting>[1] = {}) => {
  const game = acting(
    { pilot: 'bluesquadronescort', at: [457, 100], upgrades: ['longrangescanners-sensor'] },
    { p2: [{ pilot: 'academypilot', at: [457, y] }], ...first },
  );
  if (!game.offers('p1').includes('action:lock:white')) return null;
  game.choose('p1', 'action:lock:white', 'ship:B1');
  return [game.ship('A1').locks, game.ship('A1').upgrades[0]!.charges];
};

test('Long-Range Scanners: a charge for a lock beyond range 3, none for one within', () => {
  expect([locking(800), locking(300)]).toEqual([
    [['ship:B1'], 1],
    [['ship:B1'], 2],
  ]);
});
test('Long-Range Scanners: no such lock without a charge', () => {
  const lose = { do: 'loseCharge', ship: 'ship:A1', card: 'upgrade:longrangescanners-sensor' } as const;
  expect(locking(800, { first: [lose, lose] })).toBeNull();
});
test('Long-Range Scanners: no charge where another card lets it lock that far for nothing', () => {
  const marked = { is: 'markedforelimination', from: 'A1', by: 'upgrade:trackingfob' } as const;
  const game = acting(
    { pilot: 'bluesquadronescort', at: [457, 100], upgrades: ['longrangescanners-sensor', 'trackingfob'] },
    { p2: [{ pilot: 'academypilot', at: [457, 800], conditions: [marked] }] },
  ).choose('p1', 'action:lock:white', 'ship:B1');
  expect([game.ship('A1').locks, game.ship('A1').upgrades[0]!.charges]).toEqual([['ship:B1'], 2]);
});
