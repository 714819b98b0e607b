import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';
import type { Placed } from '../../../../support/scenario';

const CARD = 'upgrade:dauntless';
const friend: Placed = { pilot: 'maulermithel', at: [457, 420], dial: '2FB' };
const flown = (at: readonly [number, number], upgrades: readonly string[] = []) =>
  flying(
    CARD,
    { pilot: 'patrolleader' },
    {
      dice: ['blank'],
      p1: [
        { pilot: 'patrolleader', at: [457, 300], dial: '2FB', upgrades, turret: 'front' },
        { ...friend, at },
      ],
    },
  );

test('Dauntless: after a partial maneuver a white action, as a red one', () => {
  const told = flown([457, 440]);
  expect(told.offered()).toEqual(expect.arrayContaining(['action:focus:red', 'action:reinforce:red']));
  const { game } = told.use('focus:red');
  expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['focus', 'stress']);
});

test('Dauntless: nothing that is red as printed', () => {
  expect(flown([457, 440]).offered()).not.toContain('action:coordinate:red');
});

test('Dauntless: not after a maneuver executed fully', () => expect(flown([800, 300]).offered()).toEqual([]));
