import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/engine/core/effect';
import type { DeviceId } from '../../../../src/engine/core/vocabulary';
import { FAR, vader, xwing } from '../../../support/devices';
import { type Placed, type Story, scenario } from '../../../support/scenario';

/** Laid at (457, 300) by the first player. */
const lay = (device: DeviceId): Effect => ({
  do: 'placeDevice',
  owner: 'p1',
  ship: null,
  device,
  pose: { x: 457, y: 300, heading: 0 },
  how: 'place',
  fuses: 0,
});
const laid = (device: DeviceId, p2: readonly Placed[], rest: Partial<Story> = {}) =>
  scenario({ alone: true, first: [lay(device)], p1: [xwing(FAR)], p2, ...rest });

/** Both lie on a plate that is 40 wide and on all three mines of a set. */
const [LEFT, RIGHT] = [
  [431, 310],
  [483, 310],
] as const;

describe('a mine laid under ships', () => {
  test('goes off at once on the one ship that lies on it', () => {
    const game = laid('device:connernet', [vader(LEFT)]);
    expect(game.tokens('B1')).toEqual({ ion: 3 });
    expect(game.state.devices).toEqual({});
  });

  test('of several its owner chooses one; the other is spared', () => {
    const game = laid('device:connernet', [vader(LEFT), vader(RIGHT)]);
    expect(game.asked('p1')).toBe('detonate');
    expect(game.offers('p1')).toEqual(['ship:B1', 'ship:B2']);
    game.choose('p1', 'ship:B2');
    expect(game.tokens('B1')).toEqual({});
    expect(game.tokens('B2')).toEqual({ ion: 3 });
  });

  test('touching is not lying on it', () => {
    expect(laid('device:connernet', [vader([457, 342])]).tokens('B1')).toEqual({});
    expect(laid('device:connernet', [vader([457, 341.9])]).tokens('B1')).toEqual({ ion: 3 });
  });

  test('a fused one only loses its fuse', () => {
    const game = laid('device:connernet', [vader(LEFT)], {
      first: [{ ...lay('device:connernet'), fuses: 1 } as Effect],
    });
    expect(game.tokens('B1')).toEqual({});
    expect(game.state.devices['token:1']).toMatchObject({ fuses: 0 });
  });
});

describe('a set of cluster mines', () => {
  test('is three mines side by side', () => {
    const game = laid('device:clustermine', [vader(FAR)], { p1: [xwing([100, 100])] });
    expect(Object.values(game.state.devices).map(({ piece }) => piece)).toEqual([0, 1, 2]);
    expect(game.events('devicePlaced')).toHaveLength(1);
  });

  test('only those under the ship go off', () => {
    // From x 405 to 445: on the left one alone.
    const game = laid('device:clustermine', [vader([425, 310])], { dice: ['hit', 'blank'] });
    expect(Object.keys(game.state.devices)).toEqual(['token:2', 'token:3']);
    expect(game.ship('B1').shields).toBe(1);
  });

  test('the owner first says whom each strikes, then in which order', () => {
    // The left ship lies on the left and the middle mine, the right one on the middle and the right.
    const game = laid('device:clustermine', [vader([432, 310]), vader([482, 310])], {
      dice: ['hit', 'blank', 'blank', 'blank', 'hit', 'hit'],
    });
    expect(game.offers('p1')).toEqual(['ship:B1', 'ship:B2']);
    game.choose('p1', 'ship:B2');
    expect(game.happened()).not.toContain('diceRolled');
    expect(game.offers('p1')).toEqual(['token:1', 'token:2', 'token:3']);
    game.choose('p1', 'token:3');
    expect(game.ship('B2').shields).toBe(1);
    game.choose('p1', 'token:1');
    expect(game.ship('B2').shields, 'the last one needs no choice').toBe(0);
    expect(game.damage('B2')).toHaveLength(1);
    expect(game.ship('B1').shields).toBe(2);
    expect(game.state.devices).toEqual({});
  });
});

describe('an obstacle laid under ships', () => {
  test('is suffered by all of them at once, the first player’s first', () => {
    const game = laid('device:loosecargo', [vader([440, 320])], {
      p1: [xwing([481, 320])],
      firstPlayer: 'p2',
      dice: ['hit', 'blank'],
    });
    expect(game.tokens('B1')).toEqual({ strain: 1, stress: 1 });
    expect(game.tokens('A1')).toEqual({ strain: 1 });
  });
});
