import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../src/engine/look/ships';
import { engine } from '../../support/engine';
import { type Placed, type Story, scenario, shipId } from '../../support/scenario';

const vader: Placed = { pilot: 'darthvader', at: [100, 200], dial: '2FB' };
const wingman: Placed = { pilot: 'hortonsalm', at: [700, 100], dial: '2FB' };
const fly = (mover: Partial<Placed>, rest: Partial<Story> = {}) =>
  scenario({
    p1: [{ pilot: 'bluesquadronescort', at: [457, 850], dial: '2FB', ...mover }, wingman],
    p2: [vader],
    ...rest,
  });

describe('fleeing', () => {
  test('a ship with any part of its base outside is removed from the game', () => {
    const game = fly({});
    expect(game.ship('A1')).toMatchObject({ where: 'removed', destroyed: false });
    expect(game.happened()).toEqual(expect.arrayContaining(['shipFled', 'shipRemoved']));
    expect(game.events('shipDestroyed')).toEqual([]);
  });

  test.each([
    { y: 774.4, where: 'table' }, // flush with the edge
    { y: 774.5, where: 'removed' },
  ])('from $y the ship ends on the $where', ({ y, where }) => {
    expect(fly({ at: [457, y] }).ship('A1').where).toBe(where);
  });

  test.each([
    { heading: 90, at: [850, 457] },
    { heading: 180, at: [457, 60] },
    { heading: 270, at: [60, 457] },
  ] as const)('is possible over every edge (heading $heading)', ({ heading, at }) => {
    expect(fly({ heading, at }).ship('A1').where).toBe('removed');
  });

  test('gives its points to the opponent', () => {
    const game = fly({});
    const { points } = profileOf({ state: game.state, rules: engine.rules }, shipId('A1'));
    expect(game.points('p2')).toBe(points);
    expect(game.points('p1')).toBe(0);
  });

  test('gives only the rest if half was scored before', () => {
    const game = fly({}, { first: [{ do: 'sufferDamage', ship: shipId('A1'), hits: 3, crits: 0 }] });
    const { points } = profileOf({ state: game.state, rules: engine.rules }, shipId('A1'));
    expect(game.points('p2')).toBe(points);
    expect(game.events('scored')).toHaveLength(2);
  });

  test('takes its tokens and all locks along', () => {
    const game = fly(
      { tokens: { focus: 1, ion: 0, strain: 2 }, locks: ['B1'] },
      {
        p2: [
          { ...vader, locks: ['A1'] },
          { pilot: 'howlrunner', at: [300, 200], dial: '2FB', locks: ['A2'] },
        ],
      },
    );
    expect(game.tokens('A1')).toEqual({});
    expect(game.ship('A1').locks).toEqual([]);
    expect(game.ship('B1').locks).toEqual([]);
    expect(game.ship('B2').locks).toEqual(['ship:A2']);
  });

  test('leaves nothing else to resolve: no difficulty, no obstacle, no action', () => {
    const game = fly({ dial: '4KR', at: [457, 790] }, { rocks: [{ is: 'coreasteroid0', at: [457, 850] }] });
    for (const type of ['difficultyChecked', 'obstacleMet', 'maneuverExecuted', 'activationEnded'] as const) {
      expect(game.about('A1', type), type).toBeUndefined();
    }
    expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', ship: 'ship:A2' });
  });

  test('does not happen when only the template lies outside', () => {
    // The template's far end reaches over the right edge; the ship stops short of it.
    const wall: Placed = { pilot: 'rearadmiralchiraneau', at: [860, 500], dial: '2FB' };
    const curve = { dial: '3TW', at: [800, 400], heading: 90 } as const;
    const game = fly(curve, { p2: [vader, wall] });
    expect(game.about('A1', 'shipsOverlapped')).toMatchObject({ touched: 'ship:B2' });
    expect(game.ship('A1').where).toBe('table');
    expect(fly(curve).ship('A1').where).toBe('removed');
  });

  test('can be the end of a partial maneuver', () => {
    const wall: Placed = { pilot: 'howlrunner', at: [560, 894], dial: '2FB', heading: 90 };
    const game = fly({ dial: '2BB', at: [400, 870], heading: 90 }, { p2: [vader, wall] });
    expect(game.about('A1', 'shipMoved')?.travelled).toBeGreaterThan(0);
    expect(game.ship('A1').where).toBe('removed');
    expect(game.about('A1', 'diceRolled')).toBeUndefined();
  });

  test('leaves the last ship’s side without ships: the game ends with the round', () => {
    const game = scenario({ p1: [{ pilot: 'bluesquadronescort', at: [457, 850], dial: '2FB' }], p2: [vader] });
    game.passUntil(null);
    expect(game.state.outcome).toEqual({ winner: 'p2', reason: 'wipedOut' });
  });
});
