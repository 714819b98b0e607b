import { expect, test } from 'vitest';
import { profileOf } from '../../../../../src/engine/look/ships';
import { engine } from '../../../../support/engine';
import { flying } from '../../../../support/flying';
import type { Placed } from '../../../../support/scenario';

const profile = (ship: Partial<Placed> & Pick<Placed, 'pilot'>) => {
  const { game } = flying('upgrade:hullupgrade', ship);
  return profileOf({ state: game.state, rules: engine.rules }, game.ship('A1'));
};

test('Sensitive Controls stand in for Autothrusters', () => {
  const { shipAbility, sources } = profile({ pilot: 'sabersquadronace', upgrades: ['sensitivecontrols'] });
  expect(shipAbility).toBe('Sensitive Controls');
  expect(sources.filter(one => one.startsWith('shipAbility:'))).toEqual(['shipAbility:sensitivecontrols']);
  expect(profile({ pilot: 'sabersquadronace' }).shipAbility).toBe('Autothrusters');
});

test('Wartime Loadout adds shields, two actions and Devastating Barrage', () => {
  const plain = profile({ pilot: 'newrepublicpatrol' });
  const loaded = profile({ pilot: 'newrepublicpatrol', upgrades: ['wartimeloadout'] });
  expect(loaded.shields).toBe(plain.shields + 2);
  expect(loaded.bar.map(({ action }) => action)).toEqual([...plain.bar.map(({ action }) => action), 'lock', 'reload']);
  expect(loaded.shipAbility).toBe('Devastating Barrage');
});
