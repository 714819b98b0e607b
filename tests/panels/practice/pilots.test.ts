import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load';
import { FACTIONS } from '../../../src/engine/core/vocabulary';
import { among, dialOfPilot, pilotsNamed, plainPilots } from '../../../src/panels/practice/pilots';

describe('targets to choose from', () => {
  test.each(FACTIONS)('of %s: one simple pilot a ship type, small ships first', async faction => {
    const catalog = await loadCatalog([faction]);
    const plain = plainPilots(catalog);
    expect(plain.length).toBeGreaterThan(5);
    expect(new Set(plain.map(({ shipType }) => shipType)).size).toBe(plain.length);
    expect(plain.every(({ id }) => catalog.pilot(id).limited === 0)).toBe(true);
    expect(catalog.shipType(catalog.pilot(plain[0]!.id).shipType).size).toBe('small');
    expect(plain.every(({ id }) => dialOfPilot(catalog, id).length > 5)).toBe(true);
  });

  test('one of another faction gives way to the first', async () => {
    const plain = plainPilots(await loadCatalog(['resistance']));
    expect(among(plain, 'pilot:academypilot')).toBe(plain[0]!.id);
    expect(among(plain, plain[1]!.id)).toBe(plain[1]!.id);
  });
});

describe('pilots by name', () => {
  test('every word counts, of the name or of the ship', async () => {
    const catalog = await loadCatalog(['rebelalliance']);
    const found = pilotsNamed(catalog, 'Wedge x-wing');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ name }) => name.startsWith('Wedge Antilles'))).toBe(true);
    expect(pilotsNamed(catalog, 'wedge y-wing')).toEqual([]);
    expect(pilotsNamed(catalog, '').length).toBeGreaterThan(50);
  });
});
