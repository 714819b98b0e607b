import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load';
import { FACTIONS } from '../../src/engine/core/vocabulary';

const catalog = await loadCatalog(FACTIONS);

describe('ship types', () => {
  test('T-65 X-wing', () => {
    expect(catalog.shipType('shipType:t65xwing')).toMatchObject({
      name: 'T-65 X-wing',
      size: 'small',
      weapons: [{ arc: 'front', attack: 3 }],
      agility: 2,
      hull: 4,
      shields: 2,
      autoEquip: ['upgrade:servomotorsfoils'],
    });
  });

  test('TIE Advanced x1 links its focus to a red barrel roll', () => {
    expect(catalog.shipType('shipType:tieadvancedx1').actions[0]).toEqual({
      action: 'focus',
      color: 'white',
      link: { action: 'barrelRoll', color: 'red' },
    });
  });

  test('Upsilon answers to its older id', () => {
    expect(catalog.shipType('shipType:upsilonclasscommandshuttle').aliases).toEqual(['upsilonclassshuttle']);
  });
});

describe('pilots', () => {
  test('Luke Skywalker', () => {
    expect(catalog.pilot('pilot:lukeskywalker')).toMatchObject({
      yasb: 4,
      subtitle: 'Red Five',
      shipType: 'shipType:t65xwing',
      initiative: 5,
      limited: 1,
      keywords: ['Light Side'],
      force: { value: 2, recovers: 1 },
      amg20: { points: 6, loadout: 24 },
      xwa50: { points: 14, loadout: 10 },
    });
  });

  test('Howlrunner', () => {
    expect(catalog.pilot('pilot:howlrunner')).toMatchObject({
      name: '“Howlrunner”',
      initiative: 5,
      keywords: [],
      amg20: { points: 4, loadout: 8, slots: ['talent', 'talent', 'modification'] },
    });
  });

  test('Vult Skerris loses his charge', () => {
    expect(catalog.pilot('pilot:vultskerris').charges).toEqual({ value: 1, recovers: -1 });
  });

  test('a hardpoint of the M3-A is a slot for one of several weapons', () => {
    expect(catalog.pilot('pilot:serissu').xwa50?.slots).toContain('weaponHardpoint');
  });

  test('Boba Fett of the Separatists answers to his older id', () => {
    expect(catalog.pilot('pilot:bobafett-firesprayclasspatrolcraft').aliases).toEqual(['bobafett-separatistalliance']);
  });
});

describe('upgrades', () => {
  test('Proton Torpedoes', () => {
    expect(catalog.upgrade('upgrade:protontorpedoes')).toMatchObject({
      slot: 'torpedo',
      charges: { value: 2, recovers: 0 },
      weapon: { arc: 'front', attack: 4, minRange: 2, maxRange: 3, rangeBonus: false, requires: ['lock'] },
      amg20: { points: 12, notAllowed: false },
      xwa50: { points: 14 },
    });
  });

  test('Maul joins scum, or rebels who have Ezra, for another price', () => {
    expect(catalog.upgrade('upgrade:maul')).toMatchObject({
      keywords: ['Dark Side'],
      restrictions: [{ kind: 'factionOrUnique', name: 'Ezra Bridger', faction: 'scumandvillainy' }],
      amg20: { points: 10, pointsByFaction: { scumandvillainy: 10, rebelalliance: 12 } },
    });
  });

  test('Angled Deflectors', () => {
    expect(catalog.upgrade('upgrade:angleddeflectors')).toMatchObject({
      restrictions: [
        { kind: 'shieldsGreaterThan', value: 0 },
        { kind: 'size', sizes: ['small', 'medium'] },
      ],
      grants: [
        { kind: 'stat', stat: 'shields', amount: -1 },
        { kind: 'action', action: { action: 'reinforce', color: 'white' } },
      ],
    });
  });

  test('Moldy Crow brings a weapon, Vectored Cannons a turret', () => {
    expect(catalog.upgrade('upgrade:moldycrow').grants).toEqual([
      { kind: 'weapon', weapon: { arc: 'front', attack: 3 } },
    ]);
    expect(catalog.upgrade('upgrade:vectoredcannonsrz1')).toMatchObject({
      standardized: true,
      grants: [
        { kind: 'turretIndicator', turret: 'single' },
        { kind: 'shipAbility', name: 'Vectored Cannons' },
      ],
    });
  });

  test('Seismic Charges place seismic charges', () => {
    expect(catalog.upgrade('upgrade:seismiccharges').places).toEqual(['device:seismiccharge']);
  });

  test('Delta-7B is not allowed', () => {
    expect(catalog.upgrade('upgrade:delta7b').xwa50?.notAllowed).toBe(true);
  });

  test('Servomotor S-foils have two sides', () => {
    expect(catalog.upgrade('upgrade:servomotorsfoils').sides).toHaveLength(2);
  });

  test('a card that also fills a crew slot says so once', () => {
    const both = catalog.upgrades.filter(one => one.alsoOccupies.length > 0);
    expect(both).toHaveLength(27);
    expect(both.flatMap(one => one.restrictions.map(restriction => restriction.kind))).not.toContain('slot');
  });
});

test('a pilot and an upgrade may share a bare id', () => {
  expect(catalog.pilot('pilot:darthvader').shipType).toBe('shipType:tieadvancedx1');
  expect(catalog.upgrade('upgrade:darthvader').slot).toBe('crew');
});

test('Direct Hit! comes five times, Fuel Leak four, the others twice', () => {
  expect(catalog.damageCard('damage:directhit').copies).toBe(5);
  expect(catalog.damageCard('damage:fuelleak').copies).toBe(4);
});

test('only the condition of a scenario names one', () => {
  expect(catalog.conditions.filter(one => one.scenario).map(one => one.id)).toEqual(['condition:ancientknowledge']);
});

test('the fifth scenario belongs to one profile', () => {
  expect(catalog.profile('amg20').scenarios).toHaveLength(4);
  expect(catalog.profile('xwa50').scenarios).toEqual([...catalog.profile('amg20').scenarios, 'ancientknowledge']);
});
