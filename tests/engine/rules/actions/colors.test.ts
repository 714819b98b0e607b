import { describe, expect, test } from 'vitest';
import { treatedAs } from '../../../../src/engine/rules/actions/choices';
import { acting, blocks } from '../../../support/actions';
import type { Placed } from '../../../support/scenario';

const wall = (x: number, y: number): Placed => ({ pilot: 'academypilot', at: [x, y], heading: 0 });

describe('red actions', () => {
  const ywing: Placed = { pilot: 'graysquadronbomber', at: [457, 300] };

  test('stress once performed', () => {
    const game = acting(ywing).choose('p1', 'action:barrelRoll:red');
    expect(game.tokens('A1')).toEqual({});
    game.choose('p1', 'roll:left:middle');
    expect(game.tokens('A1')).toEqual({ stress: 1 });
  });

  test('before anything that triggers after the action', () => {
    const game = acting({ ...ywing, damage: ['woundedpilot'] }, { dice: ['hit'] });
    game.choose('p1', 'action:barrelRoll:red', 'roll:left:middle');
    expect(game.happened()).toEqual([
      'shipMoved',
      'tokenGained',
      'actionPerformed',
      'abilityUsed',
      'diceRolled',
      'tokenGained',
    ]);
    expect(game.tokens('A1')).toEqual({ stress: 2 });
  });

  test('a white one does not stress', () => {
    const xwing = { pilot: 'bluesquadronescort', at: [457, 300] } as const;
    expect(acting(xwing).choose('p1', 'action:barrelRoll:white', 'roll:left:middle').tokens('A1')).toEqual({});
  });
});

describe('purple actions', () => {
  const jedi: Placed = { pilot: 'jediknight', at: [457, 300], force: 1 };

  test('cost a Force before they do anything', () => {
    const game = acting(jedi).choose('p1', 'action:evade:purple');
    expect(game.ship('A1').force).toBe(0);
    expect(game.tokens('A1')).toEqual({ evade: 1 });
    expect(game.happened()).toEqual(['forceSpent', 'tokenGained', 'actionPerformed']);
  });

  test('are blocked without Force', () => {
    const game = acting({ ...jedi, force: 0 });
    expect(game.offers('p1')).not.toContain('action:evade:purple');
    expect(blocks(game)).toMatchObject({ 'evade:purple': 'noForce', 'focus:white': null });
  });

  test('cannot be performed as red', () => {
    const given = blocks(acting(jedi), 'A1', { as: 'red' });
    expect(Object.keys(given)).toContain('focus:red');
    expect(Object.keys(given).filter(one => one.startsWith('evade'))).toEqual([]);
  });

  test('cost it even if they fail', () => {
    const game = acting(jedi, { p2: [wall(457, 400)], grant: { only: ['boost'], as: 'purple' } });
    game.choose('p1', 'action:boost:purple', 'boost:straight:fail');
    expect(game.ship('A1').force).toBe(0);
    expect(game.happened()).toEqual(['forceSpent', 'actionFailed']);
    expect(game.tokens('A1')).toEqual({});
  });

  test('a target must be there before the Force is spent', () => {
    const eta = { pilot: 'jedigeneral', at: [457, 300] } as const;
    expect(blocks(acting(eta))).toMatchObject({ 'lock:purple': 'noTarget' });
    const game = acting(eta, { p2: [wall(457, 400)] }).choose('p1', 'action:lock:purple', 'ship:B1');
    expect([game.ship('A1').force, game.ship('A1').locks]).toEqual([1, ['ship:B1']]);
  });

  test('the same purple action from the two sides of a card is one choice', () => {
    const gunship = { pilot: '212thbattalionpilot', at: [457, 300], upgrades: ['chancellorpalpatine'] } as const;
    const game = acting([gunship, { pilot: 'jediknight', at: [457, 420] }]);
    expect(game.offers('p1').filter(key => key.startsWith('action:coordinate'))).toEqual(['action:coordinate:purple']);
  });
});

describe('an action treated as another colour', () => {
  const awing: Placed = { pilot: 'phoenixsquadronpilot', at: [457, 300] };

  test('takes the colour that the effect says', () => {
    const game = acting(awing, { grant: { as: 'red', only: ['focus', 'calculate'] } });
    expect(game.offers('p1')).toEqual(['action:focus:red', 'pass']);
    expect(game.choose('p1', 'action:focus:red').tokens('A1')).toEqual({ focus: 1, stress: 1 });
  });

  test('only actions that the ship has are among those named', () => {
    const game = acting(
      { ...awing, pilot: 'tradefederationdrone' },
      { grant: { as: 'red', only: ['focus', 'calculate'] } },
    );
    expect(game.offers('p1')).toEqual(['action:calculate:red', 'pass']);
  });

  test('two colours of one action become one choice', () => {
    const heavy = { pilot: 'caridaacademycadet', at: [457, 300], upgrades: ['maneuverassistmgk300'] } as const;
    const game = acting(heavy, { grant: { as: 'red', only: ['barrelRoll'] } });
    expect(game.offers('p1')).toEqual(['action:barrelRoll:red', 'pass']);
  });

  test('of several effects the most restrictive counts; the printed colour is none of them', () => {
    expect(treatedAs('white', ['red', 'purple'])).toBe('purple');
    expect(treatedAs('white', ['purple', 'red'])).toBe('purple');
    expect(treatedAs('red', ['white'])).toBe('white');
    expect(treatedAs('purple', ['red'])).toBe('red');
    expect(treatedAs('red', [])).toBe('red');
  });
});
