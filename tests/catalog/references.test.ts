import { describe, expect, test } from 'vitest';
import { checkNames } from '../../src/catalog/names';
import { checkReferences } from '../../src/catalog/references';
import { FACTIONS } from '../../src/engine/core/vocabulary';
import { readData } from './whole';

const data = await readData();
const first = <Item>(items: readonly Item[]): Item => items[0]!;

test('all references of the whole catalog resolve', () => {
  expect(checkReferences(data)).toEqual([]);
  expect(checkNames(data)).toEqual([]);
});

test.each(FACTIONS)('%s can be loaded without the others', async faction => {
  expect(checkReferences(await readData([faction]))).toEqual([]);
});

test('what every faction shares can be loaded alone', async () => {
  expect(checkReferences(await readData([]))).toEqual([]);
});

test('every device is dropped by a card or left by another device, but for the one that huge ships fire', () => {
  const placed = new Set(data.upgrades.flatMap(one => one.places));
  expect(data.devices.map(one => one.id).filter(id => !placed.has(id))).toEqual([
    'device:trackingtorpedoes',
    'device:blaze',
  ]);
});

describe('what names nothing is told with file, record and field', () => {
  const luke = data.pilots.find(one => one.id === 'pilot:lukeskywalker')!;
  const charges = data.upgrades.find(one => one.id === 'upgrade:seismiccharges')!;
  const luked = (change: object) => checkReferences({ ...data, pilots: [{ ...luke, ...change }] });
  const charged = (change: object) =>
    checkReferences({
      ...data,
      upgrades: [...data.upgrades.filter(one => one !== charges), { ...charges, ...change }],
    });
  const pilots = 'data/pilots/rebelalliance.json: pilot:lukeskywalker';
  const upgrades = 'data/upgrades/common.json: upgrade:seismiccharges';

  test('of a pilot', () => {
    expect(luked({ shipType: 'shipType:z65' })).toEqual([`${pilots}: shipType: there is no shipType:z65`]);
    expect(luked({ standardLoadout: ['upgrade:r2'] })).toEqual([`${pilots}: standardLoadout: there is no upgrade:r2`]);
    expect(luked({ conditions: ['condition:x'] })).toEqual([`${pilots}: conditions: there is no condition:x`]);
    expect(luked({ faction: 'firstorder' })).toEqual([
      'data/pilots/firstorder.json: pilot:lukeskywalker: faction: firstorder does not fly shipType:t65xwing',
    ]);
  });

  test('of an upgrade', () => {
    expect(charged({ places: ['device:boom'] })).toEqual([`${upgrades}: places: there is no device:boom`]);
    expect(charged({ conditions: ['condition:x'] })).toEqual([`${upgrades}: conditions: there is no condition:x`]);
    expect(charged({ shipTypes: ['shipType:x'] })).toEqual([`${upgrades}: shipTypes: there is no shipType:x`]);
  });

  test('of a ship type', () => {
    const [xwing, ...others] = data.shipTypes;
    const ships = (change: object) => checkReferences({ ...data, shipTypes: [{ ...xwing!, ...change }, ...others] });
    expect(ships({ autoEquip: ['upgrade:foils'] })).toEqual([
      'data/ships.json: shipType:t65xwing: autoEquip: there is no upgrade:foils',
    ]);
    expect(ships({ dial: ['1FB', '2FB', '1FB'] })).toEqual(['data/ships.json: shipType:t65xwing: dial: 1FB twice']);
  });

  test('of a restriction', () => {
    const asking = (restriction: object) =>
      checkNames({ ...data, upgrades: [{ ...charges, restrictions: [restriction as never] }] });
    expect(asking({ kind: 'keyword', keyword: 'X-winf' })).toEqual([
      `${upgrades}: restrictions: no ship has the keyword X-winf`,
    ]);
    expect(asking({ kind: 'factionOrUnique', name: 'Luke', faction: 'resistance' })).toEqual([
      `${upgrades}: restrictions: no unique card is called Luke`,
    ]);
  });
});

describe('what is used twice is told', () => {
  test('ids', () => {
    const again = { ...first(data.pilots), yasb: 99_999 };
    expect(checkReferences({ ...data, pilots: [...data.pilots, again] })).toEqual([
      `data/pilots/rebelalliance.json: ${again.id}: id: ${again.id} is already used by ${again.id} in data/pilots/rebelalliance.json`,
    ]);
    const kinds = ['shipTypes', 'upgrades', 'conditions', 'damageCards', 'devices', 'obstacles', 'profiles'] as const;
    for (const kind of kinds) {
      const records: readonly { readonly id: string }[] = data[kind];
      const doubled = { ...data, [kind]: [...records, first(records)] };
      expect(checkReferences(doubled)[0], kind).toContain(`${first(records).id}: id: `);
    }
  });

  test('numbers of squad links', () => {
    const again = { ...first(data.upgrades), id: 'upgrade:copy' } as const;
    expect(checkReferences({ ...data, upgrades: [...data.upgrades, again] })).toEqual([
      expect.stringContaining(`upgrade:copy: yasb: ${again.yasb} is already used by ${first(data.upgrades).id}`),
    ]);
  });
});
