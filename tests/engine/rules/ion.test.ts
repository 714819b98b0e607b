import { describe, expect, test } from 'vitest';
import { type Placed, type Story, scenario, shipId } from '../../support/scenario';

const vader: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };
const fly = (mover: Partial<Placed>, rest: Partial<Story> = {}) =>
  scenario({
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial: '4KR', tokens: { ion: 1 }, ...mover }],
    p2: [vader],
    ...rest,
  });
const flown = (mover: Partial<Placed>) => fly(mover).about('A1', 'maneuverExecuted');

describe('a ship is ionized', () => {
  const SHIPS = { small: 'bluesquadronescort', medium: 'sinker', large: 'outerrimsmuggler' } as const;
  test.each([
    { size: 'small', ion: 0, kind: 'revealed' },
    { size: 'small', ion: 1, kind: 'ion' },
    { size: 'medium', ion: 1, kind: 'revealed' },
    { size: 'medium', ion: 2, kind: 'ion' },
    { size: 'large', ion: 2, kind: 'revealed' },
    { size: 'large', ion: 3, kind: 'ion' },
  ] as const)('$size with $ion tokens flies the $kind maneuver', ({ size, ion, kind }) => {
    expect(flown({ pilot: SHIPS[size], dial: '2FB', tokens: { ion } })).toMatchObject({ kind });
  });
});

describe('the ion maneuver', () => {
  test.each([
    { pilot: 'bluesquadronescort', dial: '2TW', ion: '1BB' },
    { pilot: 'bluesquadronescort', dial: '3BW', ion: '1BB' },
    { pilot: 'bluesquadronescort', dial: '4FW', ion: '1FB' },
    { pilot: 'bluesquadronescort', dial: '3NW', ion: '1NB' },
    { pilot: 'bluesquadronescort', dial: '3YW', ion: '1NB' },
    { pilot: 'bluesquadronescort', dial: '4KR', ion: '1FB' },
    { pilot: 'bluesquadronescort', dial: '3ER', ion: '1BB' },
    { pilot: 'bluesquadronescort', dial: '3RR', ion: '1NB' },
    { pilot: 'greensquadronpilot', dial: '3LR', ion: '1BB' },
    { pilot: 'greensquadronpilot', dial: '3PR', ion: '1NB' },
    { pilot: 'kashyyykdefender', dial: '0OR', ion: '1FB' },
    { pilot: 'jakkugunrunner', dial: '2SR', ion: '1FB' },
    { pilot: 'jakkugunrunner', dial: '1AR', ion: '1BB' },
    { pilot: 'jakkugunrunner', dial: '1DR', ion: '1NB' },
    { pilot: 'jedigeneral', dial: '2EP', ion: '1BB' },
  ] as const)('for $dial of $pilot is $ion', ({ pilot, dial, ion }) => {
    const game = fly({ pilot, dial });
    expect(game.about('A1', 'maneuverReplaced')).toMatchObject({ by: 'ion', maneuver: ion });
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: ion, kind: 'ion' });
    expect(game.ship('A1').dial, 'the dial stays the revealed one').toBe(dial);
    expect(game.ship('A1').round.executedSpeed).toBe(1);
  });

  test('is straight for a ship that was given no dial', () => {
    const game = scenario({ p1: [{ pilot: 'bluesquadronescort', at: [457, 300], tokens: { ion: 1 } }], p2: [vader] });
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '1FB', kind: 'ion' });
    expect(game.tokens('A1')).toEqual({ ion: 1 });
  });

  test('is flown also on a ship whose dial has no such maneuver', () => {
    expect(fly({ pilot: 'greensquadronpilot', dial: '5FB' }).ship('A1').pose).toEqual({ x: 457, y: 380, heading: 0 });
  });

  test('is blue: it takes a stress token, and red on the dial matters no more', () => {
    const game = fly({ dial: '4KR', tokens: { ion: 1, stress: 1, strain: 1 } });
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '1FB', kind: 'ion' });
    expect(game.tokens('A1')).toEqual({ ion: 1 });
    expect(game.asked('p1')).toBe('chooseAction');
  });

  test('is neither harder nor easier', () => {
    expect(flown({ dial: '2TW', damage: ['damagedengine'] })).toMatchObject({ maneuver: '1BB' });
  });

  test('costs no Force for a purple dial', () => {
    expect(fly({ pilot: 'jedigeneral', dial: '2EP' }).ship('A1').force).toBe(2);
  });

  test('may overlap and be partial as any other', () => {
    const game = fly({}, { p2: [vader, { pilot: 'howlrunner', at: [457, 400], dial: '2FB' }] });
    expect(game.ship('A1').pose.y).toBe(360);
    expect(game.offers('p1')).toEqual(['action:focus:red', 'pass']);
  });
});

describe('the action of an ionized ship', () => {
  test('is focus alone', () => {
    expect(fly({}).offers('p1')).toEqual(['action:focus:white', 'pass']);
    expect(fly({ tokens: {}, dial: '2FB' }).offers('p1')).toContain('action:barrelRoll:white');
  });

  test('opens no linked one', () => {
    const act = (ion: number) =>
      fly({ pilot: 'stormsquadronace', dial: '2FB', tokens: { ion } }).choose('p1', 'action:focus:white');
    expect(act(1).asked('p1')).toBeNull();
    expect(act(0).offers('p1')).toEqual(['action:barrelRoll:red', 'pass']);
  });

  test('is none for a droid without focus', () => {
    const game = fly({ pilot: 'tradefederationdrone', dial: '2FB' });
    expect(game.asked('p1')).toBeNull();
    expect(game.about('A1', 'actionSkipped')).toMatchObject({ why: 'nothingPossible' });
  });
});

describe('ion tokens', () => {
  test('all leave at the end of the activation, after the action', () => {
    const game = fly({ tokens: { ion: 3 } });
    expect(game.tokens('A1'), 'still there for the action').toEqual({ ion: 3 });
    game.choose('p1', 'action:focus:white');
    expect(game.tokens('A1')).toEqual({ focus: 1 });
  });

  test('below the threshold stay', () => {
    const game = fly({ pilot: 'sinker', dial: '2FB', tokens: { ion: 1 } }).choose('p1', 'pass');
    expect(game.tokens('A1')).toEqual({ ion: 1 });
  });

  test('gained after the maneuver stay, even if they ionize the ship', () => {
    const gas = { rocks: [{ is: 'gascloud1', at: [457, 385] }], dice: ['crit'] } as const;
    const game = fly({ dial: '3FW', tokens: {} }, gas).choose('p1', 'pass');
    expect(game.tokens('A1')).toEqual({ strain: 1, ion: 3 });
  });

  test('gone before the activation leave the ship its own maneuver', () => {
    const game = fly(
      { dial: '3TW' },
      { first: [{ do: 'removeToken', ship: shipId('A1'), token: 'ion', spent: false }] },
    );
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '3TW', kind: 'revealed' });
  });
});

describe('the locks of an ionized ship', () => {
  const gainIon = (times: number) =>
    Array.from({ length: times }, () => ({ do: 'gainToken', ship: shipId('A1'), token: 'ion', by: 'p2' }) as const);
  const locked = (pilot: string, ion: number) =>
    scenario({
      p1: [{ pilot, at: [457, 300], dial: '2FB', locks: ['B1'] }],
      p2: [{ ...vader, locks: ['A1'] }],
      first: gainIon(ion),
    });

  test('break when it becomes ionized; those on it stay', () => {
    const game = locked('bluesquadronescort', 1);
    expect(game.ship('A1').locks).toEqual([]);
    expect(game.about('A1', 'lockBroken')).toMatchObject({ object: 'ship:B1', spent: false });
    expect(game.ship('B1').locks).toEqual(['ship:A1']);
  });

  test('stay below the threshold', () => {
    expect(locked('outerrimsmuggler', 2).ship('A1').locks).toEqual(['ship:B1']);
    expect(locked('outerrimsmuggler', 3).ship('A1').locks).toEqual([]);
  });

  test('cannot be acquired, by whatever effect', () => {
    const lock = { do: 'acquireLock', ship: shipId('A1'), object: shipId('B1') } as const;
    expect(fly({ dial: '2FB' }, { first: [lock] }).ship('A1').locks).toEqual([]);
    expect(fly({ dial: '2FB', tokens: {} }, { first: [lock] }).ship('A1').locks).toEqual(['ship:B1']);
  });
});
