import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:pursuitthrusters';

test('Pursuit Thrusters: in the System Phase a boost, white as it is', () => {
  expect(flying(CARD, { pilot: 'firstordercadet' }, { phase: 'system' }).offered()).toEqual(['action:boost:white']);
});

test('Pursuit Thrusters: not while stressed', () => {
  const told = flying(CARD, { pilot: 'firstordercadet', tokens: { stress: 1 } }, { phase: 'system' });
  expect(told.offered()).toEqual([]);
});
