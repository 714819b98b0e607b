import { describe, expect, test } from 'vitest';
import { PROFILES, type ProfileId } from '../../src/engine/core/vocabulary';
import { equippedBy } from '../../src/engine/rules/setup/equip';
import { seat } from '../../src/squads/slots';
import { catalog } from '../support/engine';

const on = (profile: ProfileId, pilot: string, ...upgrades: string[]) =>
  equippedBy(catalog, profile, {
    pilot: `pilot:${pilot}`,
    upgrades: upgrades.map(id => `upgrade:${id}` as const),
  });

describe.each(PROFILES)('without a card chosen, at %s', profile => {
  const bought = catalog.pilots.filter(pilot => pilot[profile] && !pilot.standardLoadout);
  const brings = bought.filter(({ shipType }) => catalog.shipType(shipType).autoEquip.length > 0);

  test('no pilot has a card for which it has no slot', () => {
    expect(brings.length).toBeGreaterThan(90);
    const homeless = bought.flatMap(pilot => {
      const cards = equippedBy(catalog, profile, { pilot: pilot.id, upgrades: [] }).map(id => catalog.upgrade(id));
      return seat(profile, pilot[profile]!.slots, cards).homeless.map(({ id }) => `${pilot.id} ${id}`);
    });
    expect(homeless).toEqual([]);
  });

  test('every pilot with a slot for it has the configuration of its ship type', () => {
    const withSlot = brings.filter(pilot => pilot[profile]!.slots.includes('configuration'));
    expect(withSlot.length).toBeGreaterThan(90);
    for (const { id, shipType } of withSlot) {
      const own = catalog.shipType(shipType).autoEquip;
      expect(equippedBy(catalog, profile, { pilot: id, upgrades: [] }), id).toEqual(own);
    }
  });
});

test.each([
  { pilot: 'bombardmentdrone', card: 'landingstruts', at20: true },
  { pilot: 'redfuryzealot', card: 'enhancedjammingsuite', at20: true },
  { pilot: 'kelrodoaiholdout', card: 'grapplingstruts', at20: false },
])('$pilot has no slot for $card at 50 points', ({ pilot, card, at20 }) => {
  expect(on('xwa50', pilot)).toEqual([]);
  expect(on('amg20', pilot)).toEqual(at20 ? [`upgrade:${card}`] : []);
});

test('a configuration that was chosen takes the place of the one that comes along', () => {
  expect(on('amg20', 'obiwankenobi')).toEqual(['upgrade:calibratedlasertargeting']);
  expect(on('amg20', 'obiwankenobi', 'delta7b')).toEqual(['upgrade:delta7b']);
});

test('a pilot without a price in the point system comes as its ship type does', () => {
  expect(catalog.pilot('pilot:kazudaxiono-legendsandrelics').amg20).toBeUndefined();
  expect(on('amg20', 'kazudaxiono-legendsandrelics')).toEqual(['upgrade:integratedsfoils']);
});
