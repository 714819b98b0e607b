import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engine/core/effect';
import type { Token } from '../../../src/engine/core/token';
import { isIonized, isTractored } from '../../../src/engine/look/status';
import { engine } from '../../support/engine';
import { type Placed, type Story, scenario } from '../../support/scenario';

const SIZES = { small: 'academypilot', medium: 'gandfindsman', large: 'omicrongrouppilot' } as const;
const THRESHOLDS = [
  ['small', 1],
  ['medium', 2],
  ['large', 3],
] as const;
const gain = (token: Token, count = 1, by: 'p1' | 'p2' = 'p1'): Effect[] =>
  Array.from({ length: count }, () => ({ do: 'gainToken', ship: 'ship:A1', token, by }));
const after = (pilot: string, first: readonly Effect[], more: Partial<Placed> = {}) =>
  scenario({
    p1: [{ pilot, at: [400, 400], ...more }],
    p2: [{ pilot: 'bluesquadronescort', at: [60, 860] }],
    first,
    alone: true,
  });

describe('tokens', () => {
  test('are gained and removed one by one, and there is none to remove below zero', () => {
    const remove: Effect = { do: 'removeToken', ship: 'ship:A1', token: 'focus', spent: true };
    const game = after('academypilot', [...gain('focus', 2), remove]);
    expect(game.tokens('A1')).toEqual({ focus: 1 });
    const none = after('academypilot', [remove]);
    expect(none.tokens('A1')).toEqual({});
    expect(none.happened()).toEqual([]);
  });

  test('a ship may hold several of a kind, both reinforce tokens too', () => {
    const game = after('omicrongrouppilot', [
      ...gain('reinforceFore', 2),
      ...gain('reinforceAft'),
      ...gain('stress', 3),
    ]);
    expect(game.tokens('A1')).toEqual({ reinforceFore: 2, reinforceAft: 1, stress: 3 });
  });
});

describe('ion and tractor tokens by size', () => {
  test.each(THRESHOLDS)('a %s ship is ionized by %i', (size, enough) => {
    const status = (count: number) => {
      const game = after(SIZES[size], gain('ion', count));
      return isIonized({ state: game.state, rules: engine.rules }, game.ship('A1'));
    };
    expect([status(enough - 1), status(enough), status(enough + 1)]).toEqual([false, true, true]);
  });

  test.each(THRESHOLDS)('a %s ship is tractored by %i, and then its opponent may move it', (size, enough) => {
    const held = (count: number) => after(SIZES[size], gain('tractor', count, 'p2'));
    const few = held(enough - 1);
    expect(isTractored({ state: few.state, rules: engine.rules }, few.ship('A1'))).toBe(false);
    expect(few.asked('p2')).toBeNull();
    const game = held(enough);
    expect(isTractored({ state: game.state, rules: engine.rules }, game.ship('A1'))).toBe(true);
    expect(game.asked('p2')).toBe('tractorMove');
  });

  test('a ship that is tractored already is not moved again', () => {
    const game = after('academypilot', gain('tractor', 2, 'p2')).choose('p2', 'pass');
    expect(game.asked('p2')).toBeNull();
    expect(game.tokens('A1')).toEqual({ tractor: 2 });
  });

  test('an ion token more does not break a lock twice, and one too few breaks none', () => {
    const locks = ['B1'];
    expect(after('gandfindsman', gain('ion', 1), { locks }).ship('A1').locks).toEqual(['ship:B1']);
    const game = after('gandfindsman', gain('ion', 3), { locks });
    expect(game.events('lockBroken')).toHaveLength(1);
  });
});

describe('which tokens leave in the End Phase', () => {
  test('green and orange ones; blue and red ones stay', () => {
    const all = { focus: 2, evade: 1, calculate: 1, reinforceFore: 1, reinforceAft: 1, disarm: 1, jam: 1, tractor: 1 };
    const square = { cloak: 1, stress: 1, ion: 1, strain: 2, deplete: 1 };
    const game = scenario({
      p1: [{ pilot: 'imdaartestpilot', at: [400, 400], tokens: { ...all, ...square } }],
      p2: [{ pilot: 'bluesquadronescort', at: [60, 860] }],
      phase: 'end',
    });
    expect(game.tokens('A1')).toEqual(square);
    const order = game.events('tokenRemoved').map(({ token }) => token);
    expect(order.indexOf('disarm')).toBeGreaterThan(order.lastIndexOf('reinforceAft'));
  });
});

describe('strain, deplete and stress after a maneuver', () => {
  const flown = (dial: NonNullable<Placed['dial']>, tokens: NonNullable<Placed['tokens']>) => {
    const story: Story = {
      p1: [{ pilot: 'bluesquadronescort', at: [400, 300], dial, tokens }],
      p2: [{ pilot: 'darthvader', at: [60, 860], dial: '2FB' }],
    };
    return scenario(story).tokens('A1');
  };

  test('a blue one removes one of each', () => {
    expect(flown('2FB', { strain: 2, deplete: 1, stress: 2 })).toEqual({ strain: 1, stress: 1 });
  });

  test('a white one removes none', () => {
    expect(flown('2TW', { strain: 1, deplete: 1 })).toEqual({ strain: 1, deplete: 1 });
  });
});
