import { expect, test } from 'vitest';
import type { PilotId } from '../../../src/engine/core/vocabulary';
import { freshSquad, type OwnSquad } from '../../../src/panels/squads/library/ownSquads';
import { found, isNarrowed, type ShelfFilter, shelvedOf, tagsOn } from '../../../src/panels/squads/library/shelved';
import { catalog } from '../../support/engine';

const own = (name: string, changed: number, pilots: readonly PilotId[], more: Partial<OwnSquad> = {}): OwnSquad => {
  const { faction } = catalog.pilot(pilots[0]!);
  const ships = pilots.map(pilot => ({ pilot, upgrades: [] }));
  return { id: name, profile: 'amg20', tags: [], changed, squad: { ...freshSquad(faction), name, ships }, ...more };
};

const squads = [
  own('Bandits', 3, ['pilot:banditsquadronpilot', 'pilot:banditsquadronpilot'], { tags: ['league', 'fun'] }),
  own('Aces', 1, ['pilot:darthvader'], { tags: ['league'] }),
  own('Swarm', 2, ['pilot:howlrunner', 'pilot:academypilot', 'pilot:academypilot'], { profile: 'xwa50' }),
];
const shelf = squads.map(one => shelvedOf(one, catalog));
const names = (filter: ShelfFilter, of = shelf) => found(of, filter).map(({ squad }) => squad.name);

test('all of them, the one last changed first, while nothing is asked for', () => {
  expect(names({})).toEqual(['Bandits', 'Swarm', 'Aces']);
  expect(isNarrowed({ order: 'name', text: '' })).toBe(false);
  expect(isNarrowed({ tag: 'fun' })).toBe(true);
});

test('found by the words of name, pilot, ship, faction, tag, card or note, in any order', () => {
  expect(names({ text: 'howl' })).toEqual(['Swarm']);
  expect(names({ text: 'z-95 bandit' })).toEqual(['Bandits']);
  expect(names({ text: 'empire vader' })).toEqual(['Aces']);
  expect(names({ text: 'FUN' })).toEqual(['Bandits']);
  expect(names({ text: 'nobody' })).toEqual([]);
  const armed = own('Armed', 9, ['pilot:wedgeantilles']);
  const [ship] = armed.squad.ships;
  const squad = {
    ...armed.squad,
    notes: 'Flies left.',
    ships: [{ ...ship!, upgrades: ['upgrade:protontorpedoes' as const] }],
  };
  const one = [shelvedOf({ ...armed, squad }, catalog)];
  expect(names({ text: 'proton torp' }, one)).toEqual(['Armed']);
  expect(names({ text: 'left' }, one)).toEqual(['Armed']);
});

test('by faction, point system and tag, together', () => {
  expect(names({ faction: 'galacticempire' })).toEqual(['Swarm', 'Aces']);
  expect(names({ faction: 'galacticempire', profile: 'amg20' })).toEqual(['Aces']);
  expect(names({ tag: 'league' })).toEqual(['Bandits', 'Aces']);
  expect(names({ tag: 'league', faction: 'rebelalliance' })).toEqual(['Bandits']);
});

test('in the order of names, points or ships', () => {
  expect(names({ order: 'name' })).toEqual(['Aces', 'Bandits', 'Swarm']);
  expect(names({ order: 'ships' })).toEqual(['Swarm', 'Bandits', 'Aces']);
  const points = found(shelf, { order: 'points' }).map(({ id }) => shelf.find(one => one.own.id === id)!.points);
  expect(points).toEqual([...points].sort((a, b) => b - a));
  expect(points[0]).toBeGreaterThan(points[2]!);
});

test('before the cards are there, by its own words; strangers stand in nobody’s way', () => {
  expect(names({ text: 'bandit' }, [shelvedOf(squads[0]!, null)])).toEqual(['Bandits']);
  expect(names({ text: 'z-95' }, [shelvedOf(squads[0]!, null)])).toEqual([]);
  const strange: OwnSquad = {
    ...squads[0]!,
    squad: { ...squads[0]!.squad, ships: [{ pilot: 'pilot:nobodyatall', upgrades: ['upgrade:nothing'] }] },
  };
  expect(shelvedOf(strange, catalog).points).toBe(0);
});

test('tags are listed once, by the alphabet', () => expect(tagsOn(squads)).toEqual(['fun', 'league']));
