import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:fullthrottle';

test('Full Throttle: after a speed 3 maneuver, an evade action', () => {
  const told = flying(CARD, { pilot: 'onyxsquadronace', dial: '3FB' });
  expect(told.offered()).toEqual(['action:evade:white']);
  expect(told.use().until('chooseAction').game.tokens('A1')).toEqual({ evade: 1 });
});

test('Full Throttle: not at speed 2, not after half a maneuver', () => {
  expect(flying(CARD, { pilot: 'onyxsquadronace', dial: '2FB' }).offered()).toEqual([]);
  const bumped = flying(
    CARD,
    { pilot: 'onyxsquadronace', dial: '3FB' },
    { p2: [{ pilot: 'soontirfel', at: [457, 440] }] },
  );
  expect(bumped.offered()).toEqual([]);
});
