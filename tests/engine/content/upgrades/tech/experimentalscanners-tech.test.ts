import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const lockable = (y: number) => {
  const game = acting(
    { pilot: 'bluesquadronescort', at: [457, 100], upgrades: ['experimentalscanners-tech'] },
    { p2: [{ pilot: 'academypilot', at: [457, y] }] },
  );
  return game.offers('p1').includes('action:lock:white')
    ? game.choose('p1', 'action:lock:white').choose('p1', 'ship:B1').ship('A1').locks
    : [];
};

test('Experimental Scanners: locks beyond range 3 and at range 2', () => {
  expect([lockable(800), lockable(300)]).toEqual([['ship:B1'], ['ship:B1']]);
});
test('Experimental Scanners: not at range 1', () => expect(lockable(200)).toEqual([]));
