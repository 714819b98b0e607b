import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engine/core/effect';
import type { Token } from '../../../src/engine/core/token';
import { type Placed, scenario } from '../../support/scenario';

const jam: Effect = { do: 'gainToken', ship: 'ship:B1', token: 'jam', by: 'p1' };
const gain = (token: Token): Effect => ({ do: 'gainToken', ship: 'ship:B1', token, by: 'p2' });
const lock: Effect = { do: 'acquireLock', ship: 'ship:B1', object: 'ship:A1' };
const after = (first: readonly Effect[], prey: Partial<Placed> = {}) =>
  scenario({
    p1: [{ pilot: 'bluesquadronescort', at: [300, 300] }],
    p2: [{ pilot: 'tempestsquadronpilot', at: [300, 450], ...prey }],
    first,
    alone: true,
  });

describe('becoming jammed', () => {
  test('the player who jammed chooses a green token or a lock, and the jam token goes with it', () => {
    const game = after([jam], { tokens: { focus: 1, evade: 2, reinforceAft: 1 }, locks: ['A1'] });
    expect(game.asked('p2')).toBeNull();
    expect(game.asked('p1')).toBe('jamLoss');
    expect(game.offers('p1')).toEqual(['token:focus', 'token:evade', 'token:reinforceAft', 'lock:ship:A1']);
    game.choose('p1', 'token:evade');
    expect(game.tokens('B1')).toEqual({ focus: 1, evade: 1, reinforceAft: 1 });
    expect(game.ship('B1').locks).toEqual(['ship:A1']);
  });

  test('it may be the lock', () => {
    const game = after([jam], { tokens: { focus: 1 }, locks: ['A1'] }).choose('p1', 'lock:ship:A1');
    expect(game.ship('B1').locks).toEqual([]);
    expect(game.tokens('B1')).toEqual({ focus: 1 });
    expect(game.last('lockBroken')).toMatchObject({ spent: false });
  });

  test('a single thing to lose is lost without a question', () => {
    expect(after([jam], { tokens: { calculate: 1 } }).tokens('B1')).toEqual({});
    expect(after([jam], { locks: ['A1'] }).ship('B1').locks).toEqual([]);
  });

  test('red, orange and blue tokens are no loss: the ship stays jammed', () => {
    const tokens = { stress: 1, cloak: 1, disarm: 1, strain: 1 };
    expect(after([jam], { tokens }).tokens('B1')).toEqual({ ...tokens, jam: 1 });
  });

  test('jammed twice, it loses two', () => {
    const game = after([jam, jam], { tokens: { focus: 1, evade: 1 } }).choose('p1', 'token:focus');
    expect(game.tokens('B1')).toEqual({});
  });

  test('jammed twice with one thing to lose, one jam token stays', () => {
    expect(after([jam, jam], { tokens: { focus: 1 } }).tokens('B1')).toEqual({ jam: 1 });
  });
});

describe('a jammed ship', () => {
  test('loses the next green token as it is gained, and one jam token', () => {
    const game = after([jam, jam, gain('focus')]);
    expect(game.tokens('B1')).toEqual({ jam: 1 });
    // It was gained all the same, for whatever triggers on that.
    expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['jam', 'jam', 'focus']);
    expect(game.events('tokenRemoved').map(({ token }) => token)).toEqual(['focus', 'jam']);
  });

  test('loses the next lock as it is acquired', () => {
    const game = after([jam, lock]);
    expect(game.ship('B1').locks).toEqual([]);
    expect(game.tokens('B1')).toEqual({});
    expect(game.happened().slice(1)).toEqual(['lockAcquired', 'lockBroken', 'tokenRemoved']);
  });

  test('keeps other tokens, and the second green one', () => {
    expect(after([jam, gain('strain')]).tokens('B1')).toEqual({ jam: 1, strain: 1 });
    expect(after([jam, gain('focus'), gain('evade')]).tokens('B1')).toEqual({ evade: 1 });
  });

  test('has still performed the action, and may link from it', () => {
    const game = after(
      [jam, { do: 'offerAction', ship: 'ship:B1', why: 'activation', only: null, as: null, evenWhileStressed: false }],
      {},
    ).choose('p2', 'action:focus:white');
    expect(game.tokens('B1')).toEqual({});
    expect(game.offers('p2')).toEqual(['action:barrelRoll:red', 'pass']);
  });

  test('is free of it after the End Phase', () => {
    const game = scenario({
      p1: [{ pilot: 'bluesquadronescort', at: [300, 300] }],
      p2: [{ pilot: 'academypilot', at: [300, 450], tokens: { jam: 1 } }],
      phase: 'end',
    });
    expect(game.tokens('B1')).toEqual({});
  });
});
