import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load';
import { FACTIONS } from '../../src/engine/core/vocabulary';
import { some } from '../support/some';

const catalog = await loadCatalog(FACTIONS);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
function tally(words: readonly string[]): Record<string, number> {
  return Object.fromEntries([...new Set(words)].map(word => [word, words.filter(one => one === word).length]));
}

describe('everything in scope is there', () => {
  test('cards by kind', () => {
    expect(catalog.shipTypes).toHaveLength(83);
    expect(catalog.pilots).toHaveLength(706);
    expect(catalog.upgrades).toHaveLength(546);
    expect(catalog.conditions).toHaveLength(21);
    expect(catalog.devices).toHaveLength(24);
    expect(catalog.obstacles).toHaveLength(30);
    expect(catalog.profiles.map(one => one.id)).toEqual(['amg20', 'xwa50']);
  });

  test('ship types by size', () => {
    expect(tally(catalog.shipTypes.map(one => one.size))).toEqual({ small: 55, medium: 14, large: 14 });
  });

  test('pilots by faction', () => {
    expect(tally(catalog.pilots.map(one => one.faction))).toEqual({
      rebelalliance: 135,
      galacticempire: 131,
      scumandvillainy: 127,
      galacticrepublic: 91,
      resistance: 87,
      separatistalliance: 68,
      firstorder: 67,
    });
  });

  test('every ship type is flown by each of its factions', () => {
    for (const { id, factions } of some(catalog.shipTypes)) {
      const flown = new Set(catalog.pilots.filter(pilot => pilot.shipType === id).map(pilot => pilot.faction));
      expect([...flown].sort(), id).toEqual([...factions].sort());
    }
  });

  test('standard loadouts', () => {
    const standard = catalog.pilots.filter(one => one.standardLoadout);
    expect(standard).toHaveLength(116);
    expect(standard.every(one => (one.xwa50?.slots ?? []).length + (one.amg20?.slots ?? []).length === 0)).toBe(true);
    const printed = catalog.upgrades.filter(one => one.standardLoadoutOnly);
    expect(printed).toHaveLength(139);
    expect(printed.filter(one => one.amg20 ?? one.xwa50)).toEqual([]);
  });

  test('obstacles and devices by kind', () => {
    expect(tally(catalog.obstacles.map(one => one.kind))).toEqual({ asteroid: 15, debris: 9, gas: 6 });
    expect(tally(catalog.devices.map(one => one.kind))).toEqual({ bomb: 8, mine: 3, remote: 9, obstacle: 4 });
  });

  test('the damage deck', () => {
    expect(catalog.damageCards).toHaveLength(14);
    expect(sum(catalog.damageCards.map(one => one.copies))).toBe(33);
  });

  test('the dice', () => {
    expect(tally(catalog.dice.attack)).toEqual({ hit: 3, crit: 1, focus: 2, blank: 2 });
    expect(tally(catalog.dice.defense)).toEqual({ evade: 3, focus: 2, blank: 3 });
  });
});

describe('the numbers add up as they do in the facts', () => {
  test.each([
    { system: 'amg20', priced: 654, points: 2940, loadout: 5765, slots: 2965 },
    { system: 'xwa50', priced: 706, points: 7806, loadout: 6887, slots: 3310 },
  ] as const)('pilots in $system', ({ system, priced, points, loadout, slots }) => {
    const prices = catalog.pilots.flatMap(one => one[system] ?? []);
    expect(prices).toHaveLength(priced);
    expect(sum(prices.map(one => one.points))).toBe(points);
    expect(sum(prices.map(one => one.loadout))).toBe(loadout);
    expect(sum(prices.map(one => one.slots.length))).toBe(slots);
  });

  test.each([
    { system: 'amg20', priced: 383, points: 1801 },
    { system: 'xwa50', priced: 407, points: 2093 },
  ] as const)('upgrades in $system', ({ system, priced, points }) => {
    const prices = catalog.upgrades.flatMap(one => one[system] ?? []);
    expect(prices).toHaveLength(priced);
    expect(sum(prices.map(one => one.points))).toBe(points);
  });

  test('ship types', () => {
    expect(sum(catalog.shipTypes.map(one => one.hull))).toBe(396);
    expect(sum(catalog.shipTypes.map(one => one.shields))).toBe(176);
    expect(sum(catalog.shipTypes.map(one => one.agility))).toBe(158);
    expect(sum(catalog.shipTypes.map(one => one.dial.length))).toBe(1368);
  });

  test('initiative', () => {
    expect(sum(catalog.pilots.map(one => one.initiative))).toBe(2422);
  });
});
