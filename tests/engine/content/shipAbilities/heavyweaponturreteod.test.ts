import { expect, test } from 'vitest';
import { acting } from '../../../support/flying';

const CARD = 'shipAbility:heavyweaponturreteod';
const TIE = { pilot: 'lieutenantlehuse-evacuationofdqar', turret: 'front' } as const;

test('Heavy Weapon Turret (EoD): after an action a white rotate, to the rear', () => {
  const told = acting(CARD, TIE, 'action:focus:white');
  expect(told.offered()).toEqual(['action:rotate:white']);
  const { game } = told.use();
  expect(game.ship('A1').turret).toBe('rear');
  expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['focus']);
});

test('Heavy Weapon Turret (EoD): not without an action', () => {
  expect(acting(CARD, TIE, 'pass').offered()).toEqual([]);
});
