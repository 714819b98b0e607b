import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const going = (action: 'boost' | 'barrelRoll') =>
  acting(
    { pilot: 'bluesquadronescort', at: [457, 300], upgrades: ['fuelinjectionoverride-modification'] },
    { grant: { why: 'card', only: [action] } },
  ).choose('p1', `action:${action}:white`);

test('Fuel Injection Override: a charge for a boost by the 2 straight', () => {
  const game = going('boost').choose('p1', 'boost:2straight');
  expect(game.ship('A1').pose.y).toBeCloseTo(420);
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
});
test('Fuel Injection Override: or a barrel roll by it; the usual ones cost nothing', () => {
  expect(going('barrelRoll').offers('p1')).toContain('roll:left:2straight:middle');
  const game = going('boost').choose('p1', 'boost:straight');
  expect(game.ship('A1').upgrades[0]!.charges).toBe(2);
});
test('Fuel Injection Override: not for a boost that is no action', () => {
  const game = acting(
    { pilot: 'bluesquadronescort', at: [457, 300], upgrades: ['fuelinjectionoverride-modification'] },
    {
      first: [{ do: 'offerMove', ship: 'ship:A1', how: 'boost', must: true }],
    },
  );
  expect(game.offers('p1')).toEqual(['boost:left', 'boost:straight', 'boost:right']);
});
