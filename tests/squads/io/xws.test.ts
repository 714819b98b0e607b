import { describe, expect, test } from 'vitest';
import { bareId } from '../../../src/catalog/catalog';
import { forPlay } from '../../../src/squads/io/kept';
import { readSquads } from '../../../src/squads/io/readSquad';
import { xwsOf, xwsText } from '../../../src/squads/io/writeXws';
import { problemsOf } from '../../../src/squads/legal';
import { starterSetup } from '../../../src/squads/starter';
import { catalog, engine } from '../../support/engine';
import { reads, squadIn, warningsIn } from './reading';

const rebels = (...pilots: readonly object[]) => ({ name: 'Test', faction: 'rebelalliance', pilots });
const first = (list: object) => squadIn(list).ships[0]!;

describe('upgrades', () => {
  test.each([
    ['missing', { id: 'wesjanson' }],
    ['empty', { id: 'wesjanson', upgrades: {} }],
    ['an empty list, as some languages write an empty object', { id: 'wesjanson', upgrades: [] }],
    ['nothing', { id: 'wesjanson', upgrades: null }],
    ['with an open slot', { id: 'wesjanson', upgrades: { talent: [], torpedo: [null, ''], crew: null } }],
  ])('%s', (_, ship) => {
    expect(reads(rebels(ship))).toMatchObject({ warnings: [], squad: { ships: [{ upgrades: [] }] } });
  });

  test.each([
    ['a list by slot', { talent: ['predator'] }],
    ['one card by slot', { talent: 'predator' }],
    ['a bare list', ['predator']],
    ['a list of objects', { talent: [{ id: 'predator' }] }],
    ['printed names', { Talent: ['Predator'] }],
    ['the slot’s older name', { ept: ['predator'] }],
  ])('as %s', (_, upgrades) => {
    expect(first(rebels({ id: 'wesjanson', upgrades }))).toEqual({
      pilot: 'pilot:wesjanson',
      upgrades: ['upgrade:predator'],
    });
  });

  test('that are no cards are left out, and it says so', () => {
    const list = rebels({ id: 'wesjanson', upgrades: { talent: [7, {}, 'predator'] } });
    expect(first(list).upgrades).toEqual(['upgrade:predator']);
    expect(warningsIn(list)).toEqual(['Some of this ship’s upgrades cannot be read and are left out.']);
  });

  test.each([
    ['force', 'force-power', 'galacticempire', 'grandinquisitor', 'hate'],
    ['forcepower', 'force-power', 'galacticempire', 'grandinquisitor', 'hate'],
    ['Force Power', 'force-power', 'galacticempire', 'grandinquisitor', 'hate'],
    ['tacticalrelay', 'tactical-relay', 'separatistalliance', 'wattambor', 'kraken'],
    ['tactical_relay', 'tactical-relay', 'separatistalliance', 'wattambor', 'kraken'],
    ['system', 'sensor', 'galacticempire', 'whisper', 'firecontrolsystem'],
    ['bomb', 'device', 'rebelalliance', 'hortonsalm', 'protonbombs'],
    ['devices', 'device', 'rebelalliance', 'hortonsalm', 'protonbombs'],
  ])('under %s go out under %s', (slot, today, faction, pilot, card) => {
    const squad = squadIn({ faction, pilots: [{ id: pilot, upgrades: { [slot]: [card] } }] });
    expect(squad.ships[0]!.upgrades).toEqual([`upgrade:${card}`]);
    expect(xwsOf(catalog, 'xwa50', squad).pilots).toMatchObject([{ upgrades: { [today]: [card] } }]);
  });

  test('under the ids that other builders write for cards of standard loadouts', () => {
    const luke = { id: 'lukeskywalker-battleofyavin', upgrades: { talent: ['attackspeed-battleofyavin'] } };
    const listed = reads(rebels(luke));
    expect(listed.squad.ships[0]!.upgrades).toEqual([]);
    expect(listed.warnings.map(({ kind }) => kind)).toEqual(['standardLoadout']);
    expect(first(rebels({ id: 'wesjanson', upgrades: luke.upgrades })).upgrades).toEqual([
      'upgrade:attackspeed-talent',
    ]);
    expect(first(rebels({ id: 'wesjanson', upgrades: { talent: ['attackspeed-battleofhoth'] } })).upgrades).toEqual([
      'upgrade:attackspeed-battleofhoth',
    ]);
  });

  test('have no two cards under one id, whoever writes it', () => {
    const ids = catalog.upgrades.flatMap(({ id, aliases }) => [bareId(id), ...aliases]);
    expect(ids.length).toBeGreaterThan(catalog.upgrades.length + 100);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('of one name are told apart by their slot, and stay what they are without one', () => {
    const carried = (upgrades: unknown) => first(rebels({ id: 'leiaorgana', upgrades })).upgrades;
    expect(carried({ crew: ['r2d2'] })).toEqual(['upgrade:r2d2-crew']);
    expect(carried({ astromech: ['r2d2'] })).toEqual(['upgrade:r2d2']);
    expect(carried(['r2d2'])).toEqual(['upgrade:r2d2']);
  });
});

describe('pilots', () => {
  test.each([
    [{ id: 'lukeskywalker' }, 'lukeskywalker'],
    [{ name: 'lukeskywalker' }, 'lukeskywalker'],
    [{ name: 'Luke Skywalker' }, 'lukeskywalker'],
    [{ id: '', name: 'lukeskywalker' }, 'lukeskywalker'],
    [{ id: 'wedgeantilles', ship: 'rz1awing' }, 'wedgeantilles-rz1awing'],
    [{ id: 'wedgeantilles', ship: 't65xwing' }, 'wedgeantilles'],
    [{ id: 'wedgeantilles', ship: 'nosuchship' }, 'wedgeantilles'],
    [{ name: 'Wedge Antilles', ship: 'RZ-1 A-wing' }, 'wedgeantilles-rz1awing'],
    [{ name: 'AP-5' }, 'ap5'],
  ])('%j', (ship, id) => {
    expect(first(rebels(ship)).pilot).toBe(`pilot:${id}`);
  });

  test('of one printed name are told apart by the faction, named or not; an id says what it means', () => {
    const drone = { id: 'tradefederationdrone' };
    const second = (ship: object, faction?: string) => squadIn({ pilots: [drone, ship], faction }).ships[1]!.pilot;
    expect(second({ name: 'Cad Bane' }, 'separatistalliance')).toBe('pilot:cadbane-separatistalliance');
    expect(second({ name: 'Cad Bane' })).toBe('pilot:cadbane-separatistalliance');
    expect(second({ name: 'Cad Bane' }, 'scumandvillainy')).toBe('pilot:cadbane');
    expect(second({ id: 'cadbane' }, 'separatistalliance')).toBe('pilot:cadbane');
  });

  test('under an older id', () => {
    const list = { faction: 'separatistalliance', pilots: [{ id: 'bobafett-separatistalliance' }] };
    expect(first(list).pilot).toBe('pilot:bobafett-firesprayclasspatrolcraft');
  });
});

describe('the faction', () => {
  test.each([
    ['Rebel Alliance', 'rebelalliance'],
    ['rebels', 'rebelalliance'],
    ['imperial', 'galacticempire'],
    ['Scum & Villainy', 'scumandvillainy'],
    ['first-order', 'firstorder'],
    ['republic', 'galacticrepublic'],
    ['CIS', 'separatistalliance'],
  ])('%s', (faction, expected) => {
    expect(reads({ faction, pilots: [] })).toMatchObject({ warnings: [], squad: { faction: expected } });
  });

  test('is that of the pilots where none is named', () => {
    const list = { pilots: [{ id: 'nobody' }, { id: 'academypilot' }] };
    expect(squadIn(list).faction).toBe('galacticempire');
    expect(warningsIn(list)[0]).toBe('No faction is named; its pilots fly for Galactic Empire.');
  });
});

describe('standard loadouts', () => {
  const vader = (upgrades?: object) =>
    reads({ faction: 'galacticempire', pilots: [{ id: 'darthvader-battleofyavin', ...(upgrades && { upgrades }) }] });

  test('come with or without their cards', () => {
    const whole = { talent: ['marksmanship'], 'force-power': ['hate'], modification: ['afterburners'] };
    expect(vader()).toEqual(vader(whole));
    expect(vader().squad.ships[0]!.upgrades).toEqual([]);
    expect(vader().warnings).toEqual([]);
  });

  test('that list some are whole again, and it says so', () => {
    const read = vader({ talent: ['marksmanship'] });
    expect(read.squad).toEqual(vader().squad);
    expect(read.warnings).toEqual([
      {
        kind: 'standardLoadout',
        ship: 0,
        words: 'Darth Vader has a standard loadout: the cards that were not listed come with it.',
      },
    ]);
  });

  test('may list the card of the same name that can be bought', () => {
    const list = rebels({ id: 'lukeskywalker-battleofyavin', upgrades: { astromech: ['r2d2'] } });
    expect(first(list).upgrades).toEqual([]);
  });

  test('keep what is not printed, for the checker', () => {
    expect(vader({ talent: ['marksmanship', 'predator'] }).squad.ships[0]!.upgrades).toEqual(['upgrade:predator']);
  });
});

describe('what nobody knows here', () => {
  const list = {
    ...rebels(
      { id: 'wesjanson', points: 99, upgrades: { talent: ['predator'], 'team-up': ['trinket'] }, skin: 'red' },
      { id: 'nobody', ship: 'nothingwing', upgrades: { crew: ['someone'] } },
      { id: 'banditsquadronpilot' },
    ),
    obstacles: ['coreasteroid0', 'moon'],
    vendor: { elsewhere: { link: 'https://example.org/1' } },
    league: { round: 3 },
  };

  test('stays in its place, with a warning', () => {
    const { squad, warnings } = reads(list);
    expect(squad.ships.map(({ pilot, upgrades }) => [pilot, ...upgrades])).toEqual([
      ['pilot:wesjanson', 'upgrade:predator', 'upgrade:trinket'],
      ['pilot:nobody', 'upgrade:someone'],
      ['pilot:banditsquadronpilot'],
    ]);
    expect(warnings.map(({ kind, ship }) => [kind, ship])).toEqual([
      ['unknownCard', 0],
      ['unknownCard', 1],
      ['unknownCard', 1],
      ['unknownObstacle', undefined],
    ]);
    expect(warnings[0]!.words).toBe(
      'No card trinket is known here: it is kept as a placeholder, and stays out of games.',
    );
    const unknown = problemsOf(catalog, 'xwa50', squad).filter(({ kind }) => kind === 'unknownCard');
    expect(unknown.map(({ card }) => card)).toEqual(['upgrade:trinket', 'pilot:nobody', 'upgrade:someone']);
  });

  test('goes out again as it came, with points of our own', () => {
    const out = xwsOf(catalog, 'xwa50', squadIn(list));
    expect(out).toMatchObject({ league: { round: 3 }, vendor: list.vendor, obstacles: ['coreasteroid0', 'moon'] });
    expect(out.pilots).toMatchObject([
      { id: 'wesjanson', ship: 't65xwing', skin: 'red', upgrades: { talent: ['predator'], 'team-up': ['trinket'] } },
      { id: 'nobody', ship: 'nothingwing', upgrades: { crew: ['someone'] } },
      { id: 'banditsquadronpilot' },
    ]);
    const price = (id: `pilot:${string}`) => catalog.pilot(id).xwa50!.points;
    expect(out.points).toBe(price('pilot:wesjanson') + price('pilot:banditsquadronpilot'));
    expect(squadIn(xwsText(catalog, 'xwa50', squadIn(list)))).toEqual(squadIn(list));
  });

  test('stays out of the game, which then begins', () => {
    const { squad, leftOut } = forPlay(catalog, squadIn(list));
    expect(squad).toEqual({
      name: 'Test',
      faction: 'rebelalliance',
      ships: [
        { pilot: 'pilot:wesjanson', upgrades: ['upgrade:predator'] },
        { pilot: 'pilot:banditsquadronpilot', upgrades: [] },
      ],
      // The rest of three is filled in.
      obstacles: ['obstacle:coreasteroid0', 'obstacle:coreasteroid1', 'obstacle:coreasteroid4'],
    });
    expect(leftOut).toEqual(
      ['nobody', 'trinket', 'moon'].map(id => `${id} is not known here and stays out of the game.`),
    );
    const players = { ...starterSetup.players, p1: { name: 'Ada', squad } };
    expect(engine.newGame({ ...starterSetup, players }, 1).ok).toBe(true);
    expect(
      engine.newGame({ ...starterSetup, players: { ...players, p1: { name: 'Ada', squad: squadIn(list) } } }, 1).ok,
    ).toBe(false);
  });
});

test('a game takes eight ships and three obstacles of more', () => {
  const ships = Array.from({ length: 9 }, () => ({ id: 'academypilot' }));
  const obstacles = ['coreasteroid0', 'coreasteroid1', 'coreasteroid2', 'coreasteroid3'];
  const { squad, leftOut } = forPlay(catalog, squadIn({ faction: 'empire', pilots: ships, obstacles }));
  expect([squad.ships.length, squad.obstacles.length]).toEqual([8, 3]);
  expect(leftOut).toEqual([
    'Only the first 8 ships come to the table.',
    'Only the first 3 obstacles come to the table.',
  ]);
});

test.each([
  [{ points: 20 }, 'amg20'],
  [{ points: 21 }, 'xwa50'],
  [{ points: 200 }, null],
  [{}, null],
  [{ points: 20, vendor: { 'range-one': { profile: 'xwa50' } } }, 'xwa50'],
  [{ points: 20, ruleset: 'XWA' }, 'xwa50'],
  [{ points: 50, ruleset: 'amg' }, 'amg20'],
  [{ points: 200, ruleset: 'legacy' }, null],
  [{ points: 20, ruleset: 7 }, 'amg20'],
])('%j was made for %s', (said, profile) => {
  expect(reads({ ...rebels(), ...said }).profile).toBe(profile);
});

test.each([
  ['a list', (squads: readonly object[]) => squads],
  ['a container', (squads: readonly object[]) => ({ container: squads })],
])('several squads in %s are several squads', (_, wrapped) => {
  const two = [rebels({ id: 'wesjanson' }), { name: 'Other', faction: 'empire', pilots: [] }];
  const names = (raw: unknown) =>
    readSquads(JSON.stringify(raw), catalog).map(read => (read.ok ? read.squad.name : read.problem));
  expect(names(wrapped(two))).toEqual(['Test', 'Other']);
  expect(names(wrapped([two[0]!]))).toEqual(['Test']);
  const many = names(wrapped(Array.from({ length: 51 }, () => two[0]!)));
  expect(many).toHaveLength(51);
  expect(many.at(-1)).toBe('Only the first 50 of 51 squads in this file are read.');
});

test('notes are the description, line by line', () => {
  const squad = squadIn({ ...rebels(), description: 'Stay close.\r\nLock early.' });
  expect(squad.notes).toBe('Stay close.\nLock early.');
  expect(xwsOf(catalog, 'xwa50', squad).description).toBe('Stay close.\nLock early.');
});

test('the ruleset goes out by the name that builders use, and one that is not played here is named', () => {
  const squad = squadIn({ ...rebels({ id: 'wesjanson' }), ruleset: 'xwa' });
  expect(xwsOf(catalog, 'xwa50', squad).ruleset).toBe('XWA');
  expect(xwsOf(catalog, 'amg20', squad).ruleset).toBe('AMG');
  expect(squad.extras).toBeUndefined();
  expect(warningsIn({ ...rebels({ id: 'wesjanson' }), ruleset: 'legacy' })).toEqual([
    'This squad was made for rules called legacy, whose cards and points are others.',
  ]);
  expect(warningsIn({ ...rebels({ id: 'wesjanson' }), ruleset: 'XWA' })).toEqual([]);
});

test('a card that nobody knows is named once, however many ships carry it', () => {
  const ship = { id: 'banditsquadronpilot', upgrades: { missile: ['trinket'] } };
  const { squad, warnings } = reads(rebels(ship, ship, { ...ship, upgrades: { missile: ['trinket', 'gizmo'] } }));
  expect(warnings.map(({ kind, ship: at }) => [kind, at])).toEqual([
    ['unknownCard', 0],
    ['unknownCard', 2],
  ]);
  expect(forPlay(catalog, squad).leftOut).toEqual(
    ['trinket', 'gizmo'].map(id => `${id} is not known here and stays out of the game.`),
  );
});

test.each([
  [{ points: 20 }, 20],
  [{ points: 0 }, undefined],
  [{ points: '20' }, undefined],
  [{}, undefined],
])('%j cost %s when it was made', (said, made) => {
  expect(reads({ ...rebels(), ...said }).made).toBe(made);
});
