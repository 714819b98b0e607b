import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engine/core/effect';
import type { ObjectId } from '../../../src/engine/core/ids';
import { type Placed, type Story, scenario } from '../../support/scenario';

const xwing: Placed = { pilot: 'bluesquadronescort', at: [300, 300] };
const tie: Placed = { pilot: 'academypilot', at: [300, 450] };
const acquire = (object: ObjectId): Effect => ({ do: 'acquireLock', ship: 'ship:A1', object });
const ion: Effect = { do: 'gainToken', ship: 'ship:A1', token: 'ion', by: 'p2' };
const after = (first: readonly Effect[], story: Partial<Story> = {}) =>
  scenario({ p1: [xwing], p2: [tie, { ...tie, at: [400, 450] }], ...story, first, alone: true });

describe('locks', () => {
  test('a ship holds one: the former leaves before the new one lies there', () => {
    const game = after([acquire('ship:B1'), acquire('ship:B2')]);
    expect(game.ship('A1').locks).toEqual(['ship:B2']);
    expect(game.happened()).toEqual(['lockAcquired', 'lockBroken', 'lockAcquired']);
    expect(game.last('lockBroken')).toMatchObject({ object: 'ship:B1', spent: false });
  });

  test('locking the same object again replaces the token', () => {
    const game = after([acquire('ship:B1'), acquire('ship:B1')]);
    expect(game.ship('A1').locks).toEqual(['ship:B1']);
    expect(game.happened()).toEqual(['lockAcquired', 'lockBroken', 'lockAcquired']);
  });

  test('two ships may lock the same object', () => {
    const game = scenario({
      p1: [xwing, { ...xwing, at: [400, 300] }],
      p2: [tie],
      first: [acquire('ship:B1'), { ...acquire('ship:B1'), ship: 'ship:A2' } as Effect],
      alone: true,
    });
    expect([game.ship('A1').locks, game.ship('A2').locks]).toEqual([['ship:B1'], ['ship:B1']]);
  });

  test('never on itself', () => {
    expect(after([acquire('ship:A1')]).ship('A1').locks).toEqual([]);
  });

  test('an ionized ship breaks its own locks, not those on it, and acquires none', () => {
    const game = after([ion, acquire('ship:B2')], {
      p1: [{ ...xwing, locks: ['B1'] }],
      p2: [
        { ...tie, locks: ['A1'] },
        { ...tie, at: [400, 450] },
      ],
    });
    expect(game.ship('A1').locks).toEqual([]);
    expect(game.ship('B1').locks).toEqual(['ship:A1']);
  });

  test('a large ship with two ion tokens is not ionized yet', () => {
    const shuttle = { pilot: 'omicrongrouppilot', at: [300, 300], locks: ['B1'] } as const;
    expect(after([ion, ion], { p1: [shuttle] }).ship('A1').locks).toEqual(['ship:B1']);
    expect(after([ion, ion, ion], { p1: [shuttle] }).ship('A1').locks).toEqual([]);
  });

  test('an effect that acquires a lock does nothing in gas, on either end', () => {
    const rocks = [{ is: 'gascloud1', at: [300, 330] }] as const;
    expect(after([acquire('ship:B1')], { rocks }).ship('A1').locks).toEqual([]);
    const there = [{ is: 'gascloud1', at: [300, 480] }] as const;
    const game = after([acquire('ship:B1'), acquire('ship:B2')], { rocks: there });
    expect(game.events('lockAcquired').map(({ object }) => object)).toEqual(['ship:B2']);
  });

  test('a ship that leaves the play area takes the locks on it along', () => {
    const game = after([acquire('ship:B1'), { do: 'removeShip', ship: 'ship:B1' }]);
    expect(game.ship('A1').locks).toEqual([]);
    expect(game.last('lockBroken')).toMatchObject({ ship: 'ship:A1', object: 'ship:B1' });
  });

  test('locks stay through the End Phase', () => {
    const game = scenario({ p1: [{ ...xwing, locks: ['B1'] }], p2: [tie], phase: 'end' });
    expect(game.state.round).toBe(2);
    expect(game.ship('A1').locks).toEqual(['ship:B1']);
  });
});
