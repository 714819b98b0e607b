import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:vectoredcannons';
const AWING = { pilot: 'gemmersojan-battleoverendor', turret: 'rear' } as const;

test('Vectored Cannons: in the System Phase a red boost or rotate, which can only go to the front', () => {
  const told = flying(CARD, AWING, { phase: 'system' });
  expect(told.offered()).toEqual(['action:boost:red', 'action:rotate:red']);
  expect(told.use('rotate:red').game.ship('A1').turret).toBe('front');
});

test('Vectored Cannons: not while stressed', () => {
  expect(flying(CARD, { ...AWING, tokens: { stress: 1 } }, { phase: 'system' }).offered()).toEqual([]);
});
