import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../src/bots/random';
import { bareId } from '../../src/catalog/catalog';
import { restrictionsOf } from '../../src/catalog/upgradeIn';
import type { Squad } from '../../src/engine/core/setup';
import { FACTIONS, type Faction, PROFILES } from '../../src/engine/core/vocabulary';
import { randomSquad } from '../../src/squads/random';
import { readyMade } from '../../src/squads/readyMade/readyMade';
import { catalog } from '../support/engine';
import { problems, ROCKS, type Ship, squadOf, words } from './squadOf';

describe('every restriction that a card may print', () => {
  test.each<[kind: string, faction: Faction, passes: Ship, fails: Ship, words: string]>([
    [
      'size',
      'rebelalliance',
      ['redsquadronveteran', 'r4astromech'],
      ['sharabey', 'r4astromech'],
      'R4 Astromech is only for small ships: not for Shara Bey.',
    ],
    [
      'size, one of two',
      'scumandvillainy',
      ['bountyhunter', 'riggedcargochute'],
      ['viktorhel', 'riggedcargochute'],
      'Rigged Cargo Chute is only for medium or large ships: not for Viktor Hel.',
    ],
    [
      'action',
      'galacticempire',
      ['rampage', 'veteranturretgunner'],
      ['duchess', 'veteranturretgunner'],
      'Veteran Turret Gunner is only for ships with the rotate action: not for “Duchess”.',
    ],
    [
      'action of a color',
      'galacticempire',
      ['sabersquadronace', 'daredevil'],
      ['blacksquadronscout', 'daredevil'],
      'Daredevil is only for ships with the white boost action: not for Black Squadron Scout.',
    ],
    [
      'keyword of the pilot',
      'galacticempire',
      ['grandinquisitor', 'hate'],
      ['grandinquisitor', 'patience'],
      'Patience is only for ships that match Light Side: not for Grand Inquisitor.',
    ],
    [
      'keyword as part of the ship’s name',
      'rebelalliance',
      ['greensquadronpilot', 'starbirdslash'],
      ['redsquadronveteran', 'starbirdslash'],
      'Starbird Slash is only for ships that match A-wing: not for Red Squadron Veteran.',
    ],
    [
      'keyword as ship ability',
      'separatistalliance',
      ['dbs404', 'independentcalculations'],
      ['skakoanace', 'independentcalculations'],
      'Independent Calculations is only for ships that match Networked Calculations: not for Skakoan Ace.',
    ],
    [
      'keyword of a card on the ship',
      'rebelalliance',
      ['ezrabridger-gauntletfighter', 'maul', 'roilinganger-legendsandrelics'],
      ['ezrabridger-gauntletfighter', 'roilinganger-legendsandrelics'],
      'Roiling Anger is only for ships that match Dark Side: not for Ezra Bridger.',
    ],
    [
      'faction or a unique card of that name',
      'rebelalliance',
      ['ezrabridger-gauntletfighter', 'maul'],
      ['bluesquadronscout', 'maul'],
      'Maul is only for squads of Scum and Villainy or with Ezra Bridger: not for Blue Squadron Scout.',
    ],
    [
      'unique pilot',
      'galacticempire',
      ['duchess', 'intimidation'],
      ['blacksquadronscout', 'intimidation'],
      'Intimidation is only for unique pilots: not for Black Squadron Scout.',
    ],
    [
      'equipped',
      'rebelalliance',
      ['redsquadronveteran', 'sparepartscanisters', 'r4astromech'],
      ['redsquadronveteran', 'sparepartscanisters'],
      'Spare Parts Canisters is only for ships that carry an astromech card: not for Red Squadron Veteran.',
    ],
    [
      'attack arc',
      'rebelalliance',
      ['sharabey', 'veterantailgunner'],
      ['mirandadoni', 'veterantailgunner'],
      'Veteran Tail Gunner is only for ships with a weapon in the rear arc: not for Miranda Doni.',
    ],
    [
      'shields',
      'rebelalliance',
      ['redsquadronveteran', 'angleddeflectors'],
      ['captainrex', 'angleddeflectors'],
      'Angled Deflectors is only for ships with shields: not for Captain Rex.',
    ],
    [
      'initiative',
      'firstorder',
      ['omegasquadronace', 'automatedtargetpriority'],
      ['static', 'automatedtargetpriority'],
      'Automated Target Priority is only for pilots of initiative 3 or lower: not for “Static”.',
    ],
    [
      'agility',
      'galacticempire',
      ['sabersquadronace', 'precisionionengines'],
      ['scarifbasepilot', 'precisionionengines'],
      'Precision Ion Engines is only for ships of agility 3: not for Scarif Base Pilot.',
    ],
  ])('%s', (_, faction, passes, fails, sentence) => {
    expect(words(squadOf(faction, passes))).toEqual([]);
    expect(problems(squadOf(faction, fails))).toEqual([
      { kind: 'restriction', ship: 0, card: `upgrade:${fails.at(-1)}`, words: sentence },
    ]);
  });

  test('and no card prints another', () => {
    const printed = new Set(
      catalog.upgrades.flatMap(card =>
        PROFILES.flatMap(profile => restrictionsOf(card, profile).map(({ kind }) => kind)),
      ),
    );
    expect([...printed].sort()).toEqual(
      ['action', 'agilityEquals', 'attackArc', 'equipped', 'factionOrUnique', 'initiativeLessThan', 'isUnique']
        .concat(['keyword', 'shieldsGreaterThan', 'size'])
        .sort(),
    );
  });
});

describe('a squad as a whole', () => {
  test('flies for one faction', () => {
    expect(words(squadOf('rebelalliance', ['sabersquadronace']))).toEqual([
      'Saber Squadron Ace flies for Galactic Empire, not for Rebel Alliance.',
    ]);
  });

  test('costs what the limit allows, to the point', () => {
    const five = readyMade('galacticempire', '', '', Array<Ship>(8).fill(['blacksquadronace']), ROCKS).squad;
    const withOne = (pilot: string): Squad => ({
      ...five,
      ships: [...five.ships.slice(1), { pilot: `pilot:${pilot}`, upgrades: [] }],
    });
    expect(words(withOne('howlrunner'))).toEqual([]);
    expect(words(withOne('delmeeko'))).toEqual(['The squad costs 51 points; the limit is 50.']);
  });

  test.each([
    [2, ['A squad of 20 points has 3 to 8 ships; this one has 2.']],
    [3, []],
    [8, []],
    [9, ['A squad of 20 points has 3 to 8 ships; this one has 9.']],
  ])('of %d ships', (count, expected) => {
    const squad = readyMade('galacticempire', '', '', Array<Ship>(count).fill(['academypilot']), ROCKS).squad;
    expect(words(squad, 'amg20')).toEqual(expected);
  });

  test.each([
    ['three', ['coreasteroid0', 'gascloud1', 'pomdebris1'], 0],
    ['two: the third is filled in', ['coreasteroid0', 'gascloud1'], 0],
    ['none: all are filled in', [], 0],
    ['the same twice', ['coreasteroid0', 'gascloud1', 'gascloud1'], 1],
    ['four', ['coreasteroid0', 'gascloud1', 'pomdebris1', 'gascloud2'], 1],
    ['one that nobody knows', ['coreasteroid0', 'gascloud1', 'moon'], 1],
  ])('with %s for obstacles', (_, ids, count) => {
    const obstacles = ids.map(id => `obstacle:${id}` as const);
    const found = problems({ ...squadOf('rebelalliance', ['redsquadronveteran']), obstacles });
    expect(found).toEqual(Array(count).fill({ kind: 'obstacles', words: 'A squad brings three different obstacles.' }));
  });

  test('may hold cards that nobody knows, and says so', () => {
    const squad = squadOf('rebelalliance', ['nobody', 'nothing'], ['redsquadronveteran', 'predator', 'trinket']);
    const unknown = (ship: number, card: string) => ({
      kind: 'unknownCard',
      ship,
      card,
      words: `No card ${bareId(card)} is known for this faction: it keeps its place, and stays out of games.`,
    });
    expect(problems(squad)).toEqual([
      unknown(0, 'pilot:nobody'),
      unknown(0, 'upgrade:nothing'),
      unknown(1, 'upgrade:trinket'),
    ]);
  });

  test('has limited names as often as their bullets say, pilots and upgrades together', () => {
    const fett = 'Boba Fett is limited: a squad has at most 1 of that name, and this one has 2.';
    const scum = (pilot: string) => words(squadOf('scumandvillainy', ['koshkafrost', 'bobafett'], [pilot]));
    expect(scum('kathscarlet')).toEqual([]);
    expect(scum('bobafett')).toEqual([fett]);
    const guards = Array<Ship>(3).fill(['mandalorianroyalguard']);
    expect(words(squadOf('scumandvillainy', ...guards.slice(1)))).toEqual([]);
    expect(words(squadOf('scumandvillainy', ...guards))).toEqual([
      'Mandalorian Royal Guard is limited: a squad has at most 2 of that name, and this one has 3.',
    ]);
  });

  test('counts a limited card on a standard loadout, also against copies without bullets', () => {
    const rebels = (pilot: string) => words(squadOf('rebelalliance', [pilot], ['wesjanson', 'selfless']));
    expect(rebels('garvendreis-battleofyavin')).toEqual([]);
    expect(rebels('biggsdarklighter-battleofyavin')).toEqual([
      'Selfless is limited: a squad has at most 1 of that name, and this one has 2.',
    ]);
  });

  test('has one solitary card of a slot', () => {
    const relays = (...cards: readonly string[]) =>
      words(squadOf('separatistalliance', ['wattambor', 'kraken'], ['captainsear', ...cards]));
    expect(relays()).toEqual([]);
    expect(relays('kalani')).toEqual(['Kraken and Kalani: a squad has one solitary tactical relay card at most.']);
  });

  test('standardizes a card for every ship of the type, but for standard loadouts', () => {
    const controls = 'sensitivecontrols';
    const imperials = (...ships: readonly Ship[]) =>
      problems(squadOf('galacticempire', ['sabersquadronace', controls], ...ships));
    expect(imperials(['alphasquadronpilot', controls])).toEqual([]);
    expect(imperials(['sigma4-battleofyavin'])).toEqual([]);
    expect(imperials(['alphasquadronpilot'])).toEqual([
      {
        kind: 'standardized',
        ship: 1,
        card: 'upgrade:sensitivecontrols',
        words:
          'Sensitive Controls is standardized: every TIE/in Interceptor needs it, also that of Alpha Squadron Pilot.',
      },
    ]);
  });
});

describe('a ship', () => {
  test.each<[what: string, profile: 'amg20' | 'xwa50', faction: Faction, passes: Ship, fails: Ship, words: string]>([
    [
      'within its loadout, to the point',
      'xwa50',
      'rebelalliance',
      ['redsquadronveteran', 'r2astromech', 'predator'],
      ['redsquadronveteran', 'r2astromech', 'elusive'],
      'Red Squadron Veteran carries cards for 11 points; the loadout is 10.',
    ],
    [
      'with a slot for each card',
      'xwa50',
      'rebelalliance',
      ['wesjanson', 'predator'],
      ['wesjanson', 'predator', 'elusive'],
      'Elusive needs a free talent slot, which Wes Janson does not have.',
    ],
    [
      'with two slots for a card that fills both',
      'xwa50',
      'firstorder',
      ['scorch-tiesebomber', 'barragerockets'],
      ['scorch-tiesebomber', 'barragerockets', 'ionmissiles'],
      'Ion Missiles needs a free missile slot, which “Scorch” does not have.',
    ],
    [
      'with a slot that a title adds',
      'xwa50',
      'scumandvillainy',
      ['koshkafrost', 'marauder', 'bossk'],
      ['koshkafrost', 'bossk'],
      'Bossk needs a free gunner slot, which Koshka Frost does not have.',
    ],
    [
      'without the slot that a title takes away',
      'xwa50',
      'scumandvillainy',
      ['captainnym', 'havoc', 'r4b11'],
      ['captainnym', 'havoc', 'cadbane'],
      'Cad Bane needs a free crew slot, which Captain Nym does not have.',
    ],
    [
      'with a slot that takes one of several kinds',
      'xwa50',
      'resistance',
      ['jessikapava', 'ioncannon'],
      ['jessikapava', 'ioncannon', 'homingmissiles'],
      'Homing Missiles needs a free missile slot, which Jessika Pava does not have.',
    ],
    [
      'whose own configuration fills a slot',
      'amg20',
      'galacticrepublic',
      ['anakinskywalker', 'r4pastromech'],
      ['anakinskywalker', 'targetingcomputer'],
      'Targeting Computer needs a free modification slot, which Anakin Skywalker does not have.',
    ],
    [
      'with one copy of a card',
      'xwa50',
      'rebelalliance',
      ['herasyndulla-rz1awing', 'predator', 'elusive'],
      ['herasyndulla-rz1awing', 'predator', 'predator'],
      'Hera Syndulla carries Predator twice: a ship has one copy of a card at most.',
    ],
    [
      'with cards of its faction',
      'xwa50',
      'rebelalliance',
      ['garvendreis', 'hopeful'],
      ['garvendreis', 'ruthless'],
      'Ruthless is only for Galactic Empire.',
    ],
    [
      'with cards for its type',
      'xwa50',
      'galacticempire',
      ['onyxsquadronace', 'interloperturn'],
      ['duchess', 'interloperturn'],
      'Interloper Turn is only for the TIE/d Defender: “Duchess” flies another ship.',
    ],
    [
      'with cards of the point system',
      'amg20',
      'galacticempire',
      ['duchess', 'predator'],
      ['duchess', 'partinggift-legendsandrelics'],
      'Parting Gift cannot be taken in squads of 20 points.',
    ],
    [
      'with a pilot of the point system',
      'amg20',
      'galacticempire',
      ['soontirfel'],
      ['carnorjax-legendsandrelics'],
      'Carnor Jax cannot be taken in squads of 20 points.',
    ],
    [
      'with cards that can be bought',
      'xwa50',
      'rebelalliance',
      ['wesjanson', 'selfless'],
      ['wesjanson', 'selfless-talent'],
      'Selfless is printed on standard loadouts only: it cannot be bought.',
    ],
    [
      'with its whole standard loadout, if it lists any of it',
      'xwa50',
      'galacticempire',
      ['nightbeast-swz105', 'predator', 'disciplined'],
      ['nightbeast-swz105', 'predator'],
      '“Night Beast” has a standard loadout: it carries what its card prints, and nothing else.',
    ],
    [
      'with nothing beside its standard loadout',
      'xwa50',
      'galacticempire',
      ['nightbeast-swz105'],
      ['nightbeast-swz105', 'predator', 'disciplined', 'afterburners'],
      '“Night Beast” has a standard loadout: it carries what its card prints, and nothing else.',
    ],
  ])('%s', (_, profile, faction, passes, fails, sentence) => {
    expect(words(squadOf(faction, passes), profile)).toEqual([]);
    expect(words(squadOf(faction, fails), profile)).toEqual([sentence]);
  });
});

test.each(PROFILES)('random squads of %s are legal', profile => {
  for (const [seed, faction] of [...FACTIONS, ...FACTIONS, ...FACTIONS].entries()) {
    const squad = randomSquad(catalog, { profile, faction }, randomFrom(seed));
    expect(words(squad, profile), `seed ${seed}`).toEqual([]);
  }
});
