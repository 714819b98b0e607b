import { describe, expect, test } from 'vitest';
import { acting, blocks } from '../../../support/actions';
import type { Placed } from '../../../support/scenario';

const awing: Placed = { pilot: 'phoenixsquadronpilot', at: [457, 300] };
const wall = (x: number, y: number): Placed => ({ pilot: 'academypilot', at: [x, y], heading: 0 });
const boost = (ship: Placed, p2: readonly Placed[] = [wall(60, 860)], rest = {}) =>
  acting(ship, { p2, ...rest }).choose('p1', 'action:boost:white');

describe('the boost action', () => {
  test('three ways, with the templates of speed 1', () => {
    const game = boost(awing);
    expect(game.asked('p1')).toBe('boost');
    expect(game.offers('p1')).toEqual(['boost:left', 'boost:straight', 'boost:right']);
    game.choose('p1', 'boost:straight');
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 380, heading: 0 });
    expect(game.last('shipMoved')).toMatchObject({ how: 'boost', by: 'boost:straight' });
  });

  test('a bank turns the ship', () => {
    const left = boost(awing).choose('p1', 'boost:left').ship('A1').pose;
    const right = boost(awing).choose('p1', 'boost:right').ship('A1').pose;
    expect([left.heading, right.heading]).toEqual([315, 45]);
    expect(left.x + right.x).toBeCloseTo(914);
    expect(left.x).toBeLessThan(457);
  });

  test('it is a move, not a maneuver', () => {
    const game = boost(awing).choose('p1', 'boost:straight');
    expect(game.happened()).not.toContain('maneuverExecuted');
    expect(game.ship('A1').round.executedSpeed).toBeNull();
  });

  test('a way that ends on a ship, by or on an obstacle, or outside fails', () => {
    expect(boost(awing, [wall(457, 419)]).offers('p1')).toContain('boost:straight:fail');
    expect(boost(awing, [wall(457, 420)]).offers('p1')).toContain('boost:straight');
    const rocky = boost(awing, undefined, { rocks: [{ is: 'coreasteroid0', at: [457, 425] }] });
    expect(rocky.offers('p1')).toContain('boost:straight:fail');
    const edge = { ...awing, at: [457, 815] } as const;
    expect(boost(edge).offers('p1')).toContain('boost:straight:fail');
    expect(boost({ ...edge, at: [457, 814] }).offers('p1')).toContain('boost:straight');
  });

  test('a ship between start and end is no hindrance', () => {
    const game = boost(awing, [wall(457, 340)]).choose('p1', 'boost:straight');
    expect(game.ship('A1').pose.y).toBe(380);
  });

  test('a failed boost leaves the ship where it was and is spent for the round', () => {
    const game = boost(awing, [wall(457, 400)]).choose('p1', 'boost:straight:fail');
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 300, heading: 0 });
    expect(game.last('actionFailed')).toMatchObject({ action: 'boost', reason: { kind: 'overlapsShip' } });
    expect(blocks(game)).toMatchObject({ 'boost:white': 'alreadyThisRound', 'barrelRoll:white': null });
  });

  test('a red boost that fails stresses like one that works', () => {
    const falcon = { pilot: 'outerrimsmuggler', at: [457, 300] } as const;
    const failed = acting(falcon, { p2: [wall(457, 420)] }).choose('p1', 'action:boost:red', 'boost:straight:fail');
    const done = acting(falcon).choose('p1', 'action:boost:red', 'boost:straight');
    expect([failed.tokens('A1'), done.tokens('A1')]).toEqual([{ stress: 1 }, { stress: 1 }]);
  });
});
