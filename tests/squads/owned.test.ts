import { expect, test } from 'vitest';
import type { SquadShip } from '../../src/engine/core/setup';
import { isLeft, shortagesOf } from '../../src/squads/owned';
import { catalog } from '../support/engine';

const wedge: SquadShip = { pilot: 'pilot:wedgeantilles', upgrades: ['upgrade:predator', 'upgrade:protontorpedoes'] };
const luke: SquadShip = { pilot: 'pilot:lukeskywalker', upgrades: ['upgrade:protontorpedoes'] };
const printed: SquadShip = { pilot: 'pilot:lukeskywalker-swz106', upgrades: [] };
const stranger: SquadShip = { pilot: 'pilot:nobodyatall', upgrades: ['upgrade:nothing'] };
const oneOfEach = {
  ships: { 'shipType:t65xwing': 1 },
  upgrades: { 'upgrade:protontorpedoes': 1, 'upgrade:predator': 1 },
};

test('a squad that needs more says of what, and how much there is', () => {
  expect(shortagesOf(catalog, oneOfEach, [wedge])).toEqual([]);
  expect(shortagesOf(catalog, oneOfEach, [wedge, luke])).toEqual([
    { name: 'T-65 X-wing', needed: 2, owned: 1 },
    { name: 'Proton Torpedoes', needed: 2, owned: 1 },
  ]);
});

test('cards are counted only where they were; models always', () => {
  const short = shortagesOf(catalog, { ships: {}, upgrades: null }, [wedge, luke]);
  expect(short).toEqual([{ name: 'T-65 X-wing', needed: 2, owned: 0 }]);
});

test('a standard loadout needs its model and no cards; of strangers nothing is asked', () => {
  const listed = { ...printed, upgrades: catalog.pilot(printed.pilot).standardLoadout! };
  expect(shortagesOf(catalog, { ...oneOfEach, upgrades: {} }, [listed, stranger])).toEqual([]);
});

test('one more pilot flies while there is a model, one more card while there is one', () => {
  const pilot = catalog.pilot('pilot:lukeskywalker');
  const card = catalog.upgrade('upgrade:protontorpedoes');
  expect(isLeft(catalog, oneOfEach, [], pilot)).toBe(true);
  expect(isLeft(catalog, oneOfEach, [printed], pilot)).toBe(false);
  expect(isLeft(catalog, oneOfEach, [], card)).toBe(true);
  expect(isLeft(catalog, oneOfEach, [luke], card)).toBe(false);
  expect(isLeft(catalog, { ...oneOfEach, upgrades: null }, [luke, wedge], card)).toBe(true);
  expect(isLeft(catalog, { ships: {}, upgrades: {} }, [], pilot)).toBe(false);
});
