import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:gyrocockpit';
const GINA = { pilot: 'adonfox-battleoverendor' } as const;

test('Gyro-Cockpit: two charges make an evade token of a stress token; not with one charge', () => {
  const { game } = flying(CARD, { ...GINA, dial: '3TR' }).use();
  expect(game.about('A1', 'tokenGained')).toMatchObject({ token: 'evade' });
  expect(flying(CARD, { ...GINA, dial: '3TR', charges: 1 }).offered()).toEqual([]);
});

test('Gyro-Cockpit: a charge lets a bomb drop at the side; none, and it does not', () => {
  const bombs = (charges: number) => flying('upgrade:protonbombs', { ...GINA, charges }, { phase: 'system' });
  const told = bombs(1);
  expect(told.offered()).toHaveLength(3);
  expect(told.use(':left').game.events('chargeSpent')).toHaveLength(2);
  expect(bombs(0).offered()).toEqual(['drop:device:protonbomb:1straight']);
});
