import { expect, test } from 'vitest';
import { acting, flying } from '../../../support/flying';

const CARD = 'shipAbility:refinedgyrostabilizers';
const AWING = { pilot: 'greensquadronexpert', turret: 'front' } as const;

test('Refined Gyrostabilizers: after an action a red boost or rotate, and the turret goes to the rear', () => {
  const told = acting(CARD, AWING, 'action:focus:white');
  expect(told.offered()).toEqual(['action:boost:red', 'action:rotate:red']);
  expect(told.use('rotate:red').game.ship('A1').turret).toBe('rear');
});

test('Refined Gyrostabilizers: neither while stressed', () => {
  expect(flying(CARD, { ...AWING, dial: '3LR' }).offered()).toEqual([]);
});
