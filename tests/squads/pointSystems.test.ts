import { describe, expect, test } from 'vitest';
import type { Faction, ProfileId } from '../../src/engine/core/vocabulary';
import { problemsOf } from '../../src/squads/legal';
import type { ProblemKind } from '../../src/squads/problem';
import { readyMade } from '../../src/squads/readyMade/readyMade';
import { catalog } from '../support/engine';

type Ship = readonly [pilot: string, ...upgrades: string[]];

/** What is wrong, of that kind, with a squad of one ship. */
const said = (kind: ProblemKind, profile: ProfileId, faction: Faction, ship: Ship) =>
  problemsOf(catalog, profile, readyMade(faction, 'Test', '', [ship], ['gascloud1', 'gascloud2', 'gascloud3']).squad)
    .filter(one => one.kind === kind)
    .map(({ words }) => words);

describe('what a card asks for in one point system only', () => {
  test.each<[card: string, faction: Faction, passes: Ship, fails: Ship, words: string]>([
    [
      'Intimidation asks for a unique pilot at 50 points',
      'rebelalliance',
      ['wesjanson', 'intimidation'],
      ['redsquadronveteran', 'intimidation'],
      'Intimidation is only for unique pilots: not for Red Squadron Veteran.',
    ],
    [
      'Stealth Device asks for a medium or large ship at 50 points',
      'scumandvillainy',
      ['bobafett', 'stealthdevice'],
      ['fennrau', 'stealthdevice'],
      'Stealth Device is only for medium or large ships: not for Fenn Rau.',
    ],
  ])('%s', (_, faction, passes, fails, sentence) => {
    expect(said('restriction', 'xwa50', faction, passes)).toEqual([]);
    expect(said('restriction', 'xwa50', faction, fails)).toEqual([sentence]);
    expect(said('restriction', 'amg20', faction, fails)).toEqual([]);
  });

  test('Energy-Shell Charges fill a modification slot too, at 50 points', () => {
    const homeless = (profile: ProfileId, ...cards: readonly string[]) =>
      said('slots', profile, 'separatistalliance', ['haorchallprototype', ...cards]);
    expect(homeless('xwa50', 'energyshellcharges')).toEqual([]);
    expect(homeless('xwa50', 'energyshellcharges', 'munitionsfailsafe')).toEqual([
      'Munitions Failsafe needs a free modification slot, which Haor Chall Prototype does not have.',
    ]);
    expect(homeless('amg20', 'energyshellcharges', 'munitionsfailsafe')).toEqual([]);
  });
});
