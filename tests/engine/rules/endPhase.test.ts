import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engine/core/effect';
import type { UpgradeId } from '../../../src/engine/core/vocabulary';
import { type Placed, type Story, scenario } from '../../support/scenario';

const tie: Placed = { pilot: 'nightbeast', at: [800, 850] };
const ship = (pilot: string, more: Partial<Placed> = {}): Placed => ({ pilot, at: [100, 100], ...more });
const END: Effect = { do: 'startPhase', phase: 'end' };

/** Nothing but the End Phase. */
const endPhase = (p1: readonly Placed[], more: Partial<Story> = {}) =>
  scenario({ p1, p2: [tie], alone: true, ...more, first: [...(more.first ?? []), END] });

describe('End Phase: circular tokens leave', () => {
  test('green and orange ones, all of them', () => {
    const tokens = { focus: 2, evade: 1, calculate: 1, reinforceFore: 1, disarm: 1, jam: 1, tractor: 2 };
    expect(endPhase([ship('bluesquadronescort', { tokens })]).tokens('A1')).toEqual({});
  });

  test('square ones and locks stay', () => {
    const tokens = { stress: 2, ion: 1, strain: 1, deplete: 1, cloak: 1 };
    const game = endPhase([ship('bluesquadronescort', { tokens, locks: ['B1'] })]);
    expect(game.tokens('A1')).toEqual(tokens);
    expect(game.ship('A1').locks).toEqual(['ship:B1']);
  });

  test('all green ones before the first orange one, whoever holds them', () => {
    const game = endPhase([
      ship('bluesquadronescort', { tokens: { jam: 1, evade: 1 } }),
      ship('bluesquadronescort', { at: [300, 100], tokens: { tractor: 1, focus: 1, reinforceAft: 1 } }),
    ]);
    const removed = game.events('tokenRemoved').map(({ token }) => token);
    expect(removed.slice(0, 3).toSorted()).toEqual(['evade', 'focus', 'reinforceAft']);
    expect(removed.slice(3).toSorted()).toEqual(['jam', 'tractor']);
    expect(game.events('tokenRemoved').every(({ spent }) => !spent)).toBe(true);
  });

  test('a ship in reserve loses its own too', () => {
    const game = endPhase([
      ship('bluesquadronescort', { where: 'reserve', tokens: { focus: 1, disarm: 1, stress: 1 } }),
    ]);
    expect(game.tokens('A1')).toEqual({ stress: 1 });
  });
});

describe('End Phase: charges', () => {
  const charges = (pilot: string, left: number, where: Placed['where'] = 'table') =>
    endPhase([ship(pilot, { charges: left, where })]);

  test.each([
    { what: 'a recurring one comes back', pilot: 'wesjanson', from: 0, to: 1 },
    { what: 'only as many as the card shows', pilot: 'garsaxon', from: 0, to: 1 },
    { what: 'never above the limit', pilot: 'garsaxon', from: 2, to: 2 },
    { what: 'one that does not recur stays spent', pilot: 'idenversio', from: 0, to: 0 },
    { what: 'a negative one is lost', pilot: 'vultskerris', from: 1, to: 0 },
    { what: 'never below nothing', pilot: 'vultskerris', from: 0, to: 0 },
  ])('$what', ({ pilot, from, to }) => {
    expect(charges(pilot, from).ship('A1').charges).toBe(to);
  });

  test('what changes is news, what does not is none', () => {
    expect(charges('garsaxon', 0).events('chargeRecovered')).toEqual([
      { type: 'chargeRecovered', ship: 'ship:A1', card: null },
    ]);
    expect(charges('garsaxon', 2).events('chargeRecovered')).toEqual([]);
  });

  test('a charge lost by its icon was not spent on anything', () => {
    const game = charges('vultskerris', 1);
    expect(game.events('chargeLost')).toEqual([{ type: 'chargeLost', ship: 'ship:A1', card: null }]);
    expect(game.events('chargeSpent')).toEqual([]);
  });

  test('of a ship in reserve, too; of one out of the game, no more', () => {
    expect(charges('wesjanson', 0, 'reserve').ship('A1').charges).toBe(1);
    expect(charges('wesjanson', 0, 'removed').ship('A1').charges).toBe(0);
  });

  describe('of upgrades, each by its own card', () => {
    const left = (card: string, spent: number) => {
      const upgrade: UpgradeId = `upgrade:${card}`;
      const first = Array.from(
        { length: spent },
        (): Effect => ({ do: 'spendCharge', ship: 'ship:A1', card: upgrade }),
      );
      const game = endPhase([ship('bluesquadronescort', { upgrades: [card] })], { first });
      return game.ship('A1').upgrades.find(one => one.card === upgrade)!.charges;
    };
    test.each([
      { what: 'not recurring', card: 'elusive', spent: 1, is: 0 },
      { what: 'recurring', card: 'lonewolf', spent: 1, is: 1 },
      { what: 'three at once', card: 'kalani', spent: 3, is: 3 },
      { what: 'three at most', card: 'kalani', spent: 1, is: 3 },
      { what: 'ammunition', card: 'protontorpedoes', spent: 1, is: 1 },
      { what: 'negative', card: 'interceptbooster', spent: 0, is: 2 },
    ])('$card ($what), $spent spent: $is left', ({ card, spent, is }) => {
      expect(left(card, spent)).toBe(is);
    });
  });
});

describe('End Phase: Force recovers by the best source alone', () => {
  const force = (pilot: string, upgrades: readonly string[], left: number) =>
    endPhase([ship(pilot, { upgrades, force: left })]).ship('A1').force;

  test.each([
    { what: 'one a round', pilot: 'darthvader', upgrades: [], from: 0, to: 1 },
    { what: 'not above the capacity', pilot: 'darthvader', upgrades: [], from: 3, to: 3 },
    {
      what: 'two crew with one each: one',
      pilot: 'lothalrebel',
      upgrades: ['kananjarrus', 'ezrabridger'],
      from: 0,
      to: 1,
    },
    { what: 'pilot and crew: one', pilot: 'kananjarrus', upgrades: ['ezrabridger'], from: 1, to: 2 },
    { what: 'up to their capacities together', pilot: 'kananjarrus', upgrades: ['ezrabridger'], from: 3, to: 3 },
    { what: 'no arrow, no recovery', pilot: 'keovenzee', upgrades: [], from: 0, to: 0 },
    { what: 'one arrow among them serves all', pilot: 'keovenzee', upgrades: ['kananjarrus'], from: 0, to: 1 },
    { what: 'no Force, none to recover', pilot: 'bluesquadronescort', upgrades: [], from: 0, to: 0 },
  ])('$what', ({ pilot, upgrades, from, to }) => {
    expect(force(pilot, upgrades, from)).toBe(to);
  });
});

describe('End Phase: the order of things', () => {
  test('scoring, start, abilities during it, tokens, charges, end', () => {
    const game = endPhase([ship('wesjanson', { at: [457, 457], charges: 0, tokens: { focus: 1, jam: 1 } })], {
      round: 2,
    });
    const order = game.happened();
    const steps = [
      'scored',
      'phaseStarted',
      'endPhaseReached',
      'tokenRemoved',
      'chargeRecovered',
      'phaseEnded',
    ] as const;
    expect(order.filter(type => (steps as readonly string[]).includes(type))).toEqual([
      'scored',
      'phaseStarted',
      'endPhaseReached',
      'tokenRemoved',
      'tokenRemoved',
      'chargeRecovered',
      'phaseEnded',
    ]);
    expect(game.last('endPhaseReached')).toMatchObject({ round: 2 });
  });
});
