import { describe, expect, test } from 'vitest';
import type { CardWords } from '../../src/catalog/words';
import {
  type PilotFilter,
  pilotIndex,
  pilotsFound,
  pilotsIn,
  takes,
  upgradeIndex,
  upgradesFound,
  upgradesIn,
} from '../../src/squads/search';
import { catalog } from '../support/engine';

const WORDS: CardWords = {
  of: id => (id === 'pilot:academypilot' ? 'Fresh from school.' : null),
  shipAbility: () => null,
  obstacle: () => null,
};
const imperials = pilotIndex(catalog, 'galacticempire', 'amg20', WORDS);
const named = (filter: PilotFilter) => pilotsFound(imperials, filter).map(({ pilot }) => pilot.name);

describe('pilots are found', () => {
  test('all of them, while nothing is asked for', () => {
    const all = catalog.pilots.filter(one => one.faction === 'galacticempire' && one.amg20);
    expect(pilotsFound(imperials, {})).toHaveLength(all.length);
    expect(pilotsFound(imperials, { text: '  ' })).toHaveLength(all.length);
  });

  test('of the faction alone, with a price in the point system', () => {
    expect(imperials.every(({ pilot }) => pilot.faction === 'galacticempire' && pilot.amg20)).toBe(true);
    const newer = pilotIndex(catalog, 'galacticempire', 'xwa50', null);
    expect(newer.every(({ pilot, points }) => points === pilot.xwa50?.points)).toBe(true);
  });

  test('ship by ship, the highest initiative first', () => {
    const [first, second] = pilotsFound(imperials, { shipType: 'shipType:tielnfighter' });
    expect(first!.pilot.initiative).toBeGreaterThanOrEqual(second!.pilot.initiative);
    expect(named({ text: 'tie/ln' }).at(-1)).toBe('Academy Pilot');
  });

  test('by words of name and ship in any order and any case, and not by words that it lacks', () => {
    expect(named({ text: 'LN howl' })).toEqual(['“Howlrunner”']);
    expect(named({ text: 'howl x-wing' })).toEqual([]);
  });

  test('by quotes as keyboards have them', () => {
    expect(named({ text: '"howlrunner"' })).toEqual(['“Howlrunner”']);
  });

  test('by what the card does, once its words are there', () => {
    expect(named({ text: 'school' })).toEqual(['Academy Pilot']);
    expect(pilotsFound(pilotIndex(catalog, 'galacticempire', 'amg20', null), { text: 'school' })).toEqual([]);
  });

  test('by initiative', () => {
    expect(named({ text: 'vader defender', initiative: 6 })).toContain('Darth Vader');
    expect(named({ text: 'vader', initiative: 5 })).toEqual([]);
  });

  test('by keyword, whether of the pilot or the ship', () => {
    const dark = pilotsFound(imperials, { keyword: 'Dark Side' });
    expect(dark.map(({ pilot }) => pilot.name)).toContain('Darth Vader');
    expect(dark.map(({ pilot }) => pilot.name)).not.toContain('“Howlrunner”');
    expect(named({ keyword: 'TIE' })).toContain('“Howlrunner”');
  });

  test('by slot, a flexible one counting for all that it takes', () => {
    const withForce = pilotsFound(imperials, { slot: 'force' });
    expect(withForce.every(({ slots }) => slots.includes('force'))).toBe(true);
    const resistance = pilotIndex(catalog, 'resistance', 'amg20', null);
    const withCannon = pilotsFound(resistance, { slot: 'cannon', text: 't-70' });
    expect(withCannon.some(({ slots }) => slots.includes('weaponHardpoint'))).toBe(true);
  });

  test('by the cards that a standard loadout prints', () => {
    const loadouts = imperials.filter(({ printed }) => printed.length > 0);
    const [one] = loadouts;
    expect(pilotsFound(imperials, { text: `standard loadout ${one!.printed[0]}` })).toContain(one);
  });
});

describe('pilots stand', () => {
  const pointsIn = (order: 'cheap' | 'dear') => pilotsIn(order, imperials).map(({ points }) => points);

  test('by cost, either way; those of one cost by ship', () => {
    expect(pointsIn('cheap')).toEqual(imperials.map(({ points }) => points).sort((a, b) => a - b));
    expect(pointsIn('dear')).toEqual(imperials.map(({ points }) => points).sort((a, b) => b - a));
    const cheapest = pilotsIn('cheap', imperials).filter(({ points }) => points === pointsIn('cheap')[0]);
    expect(cheapest).toEqual(imperials.filter(one => cheapest.includes(one)));
  });

  test('by name, by initiative, or by ship as before', () => {
    const found = pilotsFound(imperials, { text: 'vader' });
    expect(pilotsIn('ship', found)).toBe(found);
    expect(pilotsIn('initiative', imperials)[0]!.pilot.initiative).toBe(6);
    expect(pilotsIn('initiative', imperials).at(-1)!.pilot.initiative).toBe(1);
    const [first, second] = pilotsIn('name', imperials).map(({ pilot }) => pilot.name);
    expect(first!.localeCompare(second!)).toBeLessThanOrEqual(0);
  });

  test('for no more than so many points', () => {
    const found = pilotsFound(imperials, { most: 3 });
    expect(new Set(found.map(({ points }) => points <= 3))).toEqual(new Set([true]));
    expect(found).toHaveLength(imperials.filter(({ points }) => points <= 3).length);
  });
});

describe('upgrades are found', () => {
  const upgrades = upgradeIndex(catalog, 'galacticempire', 'amg20', null);
  const cards = (text: string) => upgradesFound(upgrades, { text }).map(({ upgrade }) => upgrade.name);

  test('by name, with the price of the faction', () => {
    expect(cards('predator')).toEqual(['Predator']);
    expect(upgrades.find(({ upgrade }) => upgrade.id === 'upgrade:predator')!.price).toBe(
      catalog.upgrade('upgrade:predator').amg20!.points,
    );
  });

  test('by slot: only its own, or all that a flexible one takes', () => {
    const slotsOf = (slot: 'talent' | 'versatileFrame') =>
      new Set(upgradesFound(upgrades, { slot }).map(({ upgrade }) => upgrade.slot));
    expect(slotsOf('talent')).toEqual(new Set(['talent']));
    expect(slotsOf('versatileFrame')).toEqual(new Set(['torpedo', 'missile']));
  });

  test('for no more than so many points, and by cost either way', () => {
    const prices = (order: 'cheap' | 'dear') =>
      upgradesIn(order, upgradesFound(upgrades, { most: 5 })).map(({ price }) => price);
    expect(prices('cheap')[0]).toBe(0);
    expect(prices('dear')[0]).toBe(5);
    expect(prices('cheap')).toEqual([...prices('dear')].reverse());
    expect(upgradesIn('name', upgrades)).toBe(upgrades);
  });

  test('not those of other factions, nor those that are only printed', () => {
    expect(upgrades.some(({ upgrade }) => upgrade.standardLoadoutOnly)).toBe(false);
    expect(cards('r2-d2')).toEqual([]);
  });
});

test.each([
  ['talent', 'talent', true],
  ['talent', 'force', false],
  ['weaponHardpoint', 'cannon', true],
  ['weaponHardpoint', 'turret', false],
  ['cannon', 'weaponHardpoint', false],
] as const)('a slot for %s takes a card of %s: %s', (slot, card, isTaken) => {
  expect(takes(slot, card)).toBe(isTaken);
});
