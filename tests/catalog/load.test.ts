import { expect, test } from 'vitest';
import { bareId } from '../../src/catalog/catalog';
import { loadCatalog, loadProfiles } from '../../src/catalog/load';
import { FACTIONS } from '../../src/engine/core/vocabulary';
import { dataFiles, readData, readFile, textOf } from './whole';

test('one faction brings its own cards and the common ones', async () => {
  const catalog = await loadCatalog(['resistance']);
  expect(catalog.factions).toEqual(['resistance']);
  expect(new Set(catalog.pilots.map(one => one.faction))).toEqual(new Set(['resistance']));
  const others = catalog.upgrades.filter(one => one.factions?.length === 1 && one.factions[0] !== 'resistance');
  expect(others.map(one => one.id).sort()).toEqual(['upgrade:outrider', 'upgrade:selfless']);
  expect(catalog.hasUpgrade('upgrade:protontorpedoes')).toBe(true);
});

test('one faction reads no file of another', async () => {
  const asked: string[] = [];
  await readData(['firstorder'], file => {
    asked.push(file);
    return readFile(file);
  });
  expect(asked.filter(file => FACTIONS.some(faction => file.includes(faction)))).toEqual([
    'data/pilots/firstorder.json',
    'data/upgrades/firstorder.json',
  ]);
});

test('two factions, in any order, are loaded once', async () => {
  const catalog = await loadCatalog(['galacticempire', 'rebelalliance']);
  expect(await loadCatalog(['rebelalliance', 'galacticempire'])).toBe(catalog);
  expect(catalog.pilot('pilot:lukeskywalker').faction).toBe('rebelalliance');
  expect(catalog.pilot('pilot:darthvader').faction).toBe('galacticempire');
});

test('without a faction there are still ships, dice and rocks, but no pilots', async () => {
  const catalog = await loadCatalog([]);
  expect(catalog.pilots).toEqual([]);
  expect(catalog.shipType('shipType:t65xwing').hull).toBe(4);
  expect(catalog.obstacle('obstacle:gascloud1').kind).toBe('gas');
});

test('the first screen gets the profiles alone', async () => {
  expect(await loadProfiles()).toMatchObject([
    { id: 'amg20', points: 20, scoreToWin: 20, minShips: 3, maxShips: 8, rounds: 12 },
    { id: 'xwa50', points: 50, scoreToWin: 50, minShips: 3, maxShips: 8, rounds: 12 },
  ]);
});

test('an unknown card throws a sentence', async () => {
  const catalog = await loadCatalog(['resistance']);
  expect(catalog.hasPilot('pilot:darthvader')).toBe(false);
  expect(() => catalog.pilot('pilot:darthvader')).toThrow(
    'There is no pilot:darthvader in the catalog (loaded: resistance).',
  );
  expect(() => catalog.shipType('shipType:deathstar')).toThrow('There is no shipType:deathstar in the catalog');
});

test('the catalog cannot be changed', async () => {
  const catalog = await loadCatalog(['resistance']);
  const poe = catalog.pilot('pilot:poedameron');
  for (const value of [
    catalog,
    poe,
    poe.keywords,
    poe.xwa50,
    poe.xwa50?.slots,
    catalog.pilots,
    catalog.upgrades,
    catalog.shipTypes,
  ]) {
    expect(Object.isFrozen(value)).toBe(true);
  }
  const [rock] = catalog.obstacles;
  expect([rock, rock?.outline, rock?.outline[0]].every(Object.isFrozen)).toBe(true);
});

test('the id elsewhere is ours without its kind', () => {
  expect(bareId('pilot:garvendreis-t65xwing')).toBe('garvendreis-t65xwing');
});

test('every file is read by somebody, and has one record a line', async () => {
  // Puzzles are read where they are asked, in panels/puzzles.
  const asked = new Set(['data/puzzles.json']);
  await readData(FACTIONS, file => {
    asked.add(file);
    return readFile(file);
  });
  expect(dataFiles()).toEqual([...asked].sort());
  for (const file of dataFiles()) {
    const records = Object.values(JSON.parse(textOf(file)) as object);
    expect(textOf(file).trimEnd().split('\n'), file).toHaveLength(records.length + 2);
  }
});
