import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../../../../src/engine/core/vocabulary';
import { acting, blocks } from '../../../support/actions';
import { engine } from '../../../support/engine';
import { type Placed, type Story, scenario } from '../../../support/scenario';
import { some } from '../../../support/some';

const ACTIONS = [
  { mission: 'salvagemission', action: 'scenario:tow', profile: 'amg20' },
  { mission: 'scramblethetransmissions', action: 'scenario:scramble', profile: 'xwa50' },
  { mission: 'ancientknowledge', action: 'scenario:transmit', profile: 'xwa50' },
] as const;
const others: readonly ScenarioId[] = ['assaultatthesatellitearray', 'chanceengagement'];

/** Ends its maneuver at range 1 of the marker in the centre. */
const xwing: Placed = { pilot: 'bluesquadronescort', at: [457, 280], dial: '1FB' };
const vader: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };
const flown = (mission: ScenarioId, rest: Partial<Story> = {}, ship: Partial<Placed> = {}) =>
  scenario({ scenario: mission, round: 2, p1: [{ ...xwing, ...ship }], p2: [vader], ...rest });

describe.each(ACTIONS)('the action of a mission: $action', ({ mission, action, profile }) => {
  const key = `action:${action}:white`;
  const why = (game: ReturnType<typeof flown>) => {
    const decision = game.state.pending[0]!;
    return engine.explain(game.state, decision).find(one => one.key === key)?.reasons;
  };

  test('is a white action for every ship in its Perform Action step', () => {
    const game = flown(mission, { profile });
    expect(game.offers('p1')).toContain(key);
    game.choose('p1', key);
    expect(game.last('actionPerformed')).toMatchObject({ ship: 'ship:A1', action, color: 'white', linked: false });
    expect(game.tokens('A1')).toEqual({});
  });

  test('begins with the second round', () => {
    const game = flown(mission, { profile, round: 1 });
    expect(game.offers('p1')).not.toContain(key);
    expect(why(game)).toEqual([{ kind: 'fromRoundTwo' }]);
    expect(why(flown(mission, { profile, round: 2 }))).toBeUndefined();
  });

  test('out of reach it is not offered, and the reason is said', () => {
    const game = flown(mission, { profile }, { at: [457, 100] });
    expect(game.offers('p1')).not.toContain(key);
    expect(why(game)).toEqual([{ kind: 'noTarget' }]);
  });

  test('not while stressed', () => {
    const stressed = flown(mission, { profile }, { dial: '1FB', tokens: { stress: 2 } });
    expect(stressed.asked('p1')).toBeNull();
    expect(stressed.events('actionSkipped')[0]).toMatchObject({ ship: 'ship:A1', why: 'stressed' });
    expect(blocks(stressed)[`${action}:white`]).toBe('stressed');
    // The blue maneuver takes one stress away before the action.
    expect(flown(mission, { profile }, { tokens: { stress: 1 } }).offers('p1')).toContain(key);
  });

  test('not by an ionized ship: it only focuses', () => {
    const game = flown(mission, { profile }, { tokens: { ion: 1 } });
    expect(game.offers('p1')).toEqual(['action:focus:white', 'pass']);
    expect(why(game)).toEqual([{ kind: 'ionized' }]);
  });

  test('once a round', () => {
    const ship = { ...xwing, at: [457, 380] as const };
    const first = [{ do: 'performAction', ship: 'ship:A1', action, color: 'white', linked: false }] as const;
    const game = acting(ship, { scenario: mission, profile, round: 2, first });
    expect(game.last('actionPerformed')).toMatchObject({ action });
    expect(blocks(game)[`${action}:white`]).toBe('alreadyThisRound');
    expect(game.offers('p1')).not.toContain(key);
  });

  test.each(['coordinated', 'linked', 'overlap', 'card'] as const)('not as an action granted otherwise: %s', grant => {
    const ship = { ...xwing, at: [457, 380] as const };
    const game = acting(ship, { scenario: mission, profile, round: 2, grant: { why: grant } });
    expect(game.offers('p1')).toContain('action:focus:white');
    expect(game.offers('p1')).not.toContain(key);
    expect(why(game)).toEqual([{ kind: 'onlyInPerformAction' }]);
  });

  test('not by a coordinated ship, though it may act again in its own activation', () => {
    const game = flown(mission, {
      profile,
      p1: [
        { pilot: 'omicrongrouppilot', at: [200, 300], dial: '1FB' },
        { pilot: 'obsidiansquadronpilot', at: [420, 340], dial: '1TW' },
      ],
      p2: [{ pilot: 'lukeskywalker', at: [100, 800], dial: '2FB' }],
    });
    game.choose('p1', 'action:coordinate:white', 'ship:A2');
    expect(game.state.pending[0]!.topic).toMatchObject({ ship: 'ship:A2', why: 'coordinated' });
    expect(game.offers('p1')).toContain('action:focus:white');
    expect(game.offers('p1')).not.toContain(key);
    game.choose('p1', 'pass');
    expect(game.state.pending[0]!.topic).toMatchObject({ ship: 'ship:A2', why: 'activation' });
    expect(game.offers('p1')).toContain(key);
  });

  test('not after running into another ship or an obstacle: the step is skipped', () => {
    const bumped = flown(mission, { profile, p2: [{ ...vader, at: [457, 380], heading: 0 }] });
    bumped.choose('p1', 'pass');
    expect(bumped.events('actionSkipped')[0]).toMatchObject({ ship: 'ship:A1', why: 'overlappedShip' });
    const rocks = [{ is: 'gascloud1', at: [457, 360] }] as const;
    const clouded = flown(mission, { profile, rocks, dice: ['blank'] });
    expect(clouded.events('actionSkipped')[0]).toMatchObject({ ship: 'ship:A1', why: 'overlappedObstacle' });
    for (const game of [bumped, clouded]) expect(game.offers('p1')).not.toContain(key);
  });

  test('no other mission has it', () => {
    const missions = [...others, ...ACTIONS.map(one => one.mission)];
    for (const other of some(missions.filter(one => one !== mission))) {
      expect(flown(other, { profile: 'xwa50' }).offers('p1')).not.toContain(key);
    }
  });
});

test.each(others)('%s has no action of its own', mission => {
  expect(
    flown(mission)
      .offers('p1')
      .filter(key => key.includes('scenario:')),
  ).toEqual([]);
});

describe('scenario features', () => {
  test('are objects that cannot be locked', () => {
    const game = flown('salvagemission', {}, { at: [457, 280] });
    expect(blocks(game)['lock:white']).toBe('noTarget');
  });

  test('do not obstruct attacks, and ships fly over them', () => {
    const game = scenario({
      scenario: 'scramblethetransmissions',
      p1: [{ pilot: 'lukeskywalker', at: [457, 370], heading: 0 }],
      p2: [{ pilot: 'nightbeast', at: [457, 540] }],
      phase: 'engagement',
    });
    game.choose('p1', 'target:ship:B1:primary:0');
    expect(game.last('attackDeclared')).toMatchObject({ obstructedBy: [] });
    const over = flown('chanceengagement', {}, { at: [457, 360] });
    expect(over.events('maneuverExecuted')[0]).toMatchObject({ fully: true, obstacles: [] });
    expect(over.asked('p1')).toBe('chooseAction');
  });
});
