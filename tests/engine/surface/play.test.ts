import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load';
import { createEngine } from '../../../src/engine';
import { engine } from '../../support/engine';
import { momentsOf } from '../../support/randomGame';
import { some } from '../../support/some';
import { setupOf } from '../../support/squads';

/** The path to the first thing that can be written to. */
function loose(value: unknown, path = 'state'): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Object.isFrozen(value)) return path;
  for (const [key, one] of Object.entries(value)) {
    const found = loose(one, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

describe('states', () => {
  test('are frozen, all through a game', () => {
    for (const { state } of some(momentsOf(1))) expect(loose(state)).toBe(null);
  });

  test('are plain data: saved and loaded at any moment, the game goes on as it did', () => {
    const moments = momentsOf(3);
    for (const [index, { given, state, events }] of some(moments.slice(1).entries())) {
      if (index % 2 > 0) continue;
      const loaded = JSON.parse(JSON.stringify(moments[index]!.state));
      const outcome = engine.answer(loaded, given);
      expect(outcome.ok && outcome.step.events).toEqual(events);
      expect(outcome.ok && engine.hashOf(outcome.step.state)).toBe(engine.hashOf(state));
    }
  });

  test('share with the state before whatever is equal', () => {
    const moments = momentsOf(1);
    for (const [index, { state }] of some(moments.slice(1).entries())) {
      const before = moments[index]!.state;
      for (const ship of some(Object.values(state.ships)))
        if (isDeepStrictEqual(ship, before.ships[ship.id])) expect(ship).toBe(before.ships[ship.id]);
      for (const part of ['setup', 'decks', 'rocks', 'score'] as const)
        if (isDeepStrictEqual(state[part], before[part])) expect(state[part]).toBe(before[part]);
    }
  });

  test('a ship that moves leaves the others the same objects', () => {
    const moments = momentsOf(1);
    const at = moments.findIndex(({ events }) => events.some(({ type }) => type === 'maneuverExecuted'));
    const [before, { state, events }] = [moments[at - 1]!.state, moments[at]!];
    const moved = events.flatMap(event => ('ship' in event ? [event.ship] : []));
    const others = Object.values(state.ships).filter(({ id }) => !moved.includes(id));
    expect(others.length).toBeGreaterThan(1);
    for (const ship of others) expect(ship).toBe(before.ships[ship.id]);
  });

  test('from disk are frozen too, as soon as they are played on', () => {
    const [first, next] = momentsOf(1);
    const outcome = engine.answer(JSON.parse(JSON.stringify(first!.state)), next!.given);
    expect(outcome.ok && loose(outcome.step.state)).toBe(null);
  });

  test('hash alike however their objects were put together', () => {
    const { state } = momentsOf(1)[50]!;
    const turned = Object.fromEntries(Object.entries(state).reverse()) as typeof state;
    expect(engine.hashOf(turned)).toBe(engine.hashOf(state));
    expect(engine.hashOf({ ...state, round: 99 })).not.toBe(engine.hashOf(state));
  });
});

describe('a fork', () => {
  test('leaves what it was made of as it was', () => {
    const [first, next] = momentsOf(1);
    const { state } = first!;
    const before = engine.hashOf(state);
    const fork = engine.fork(state);
    expect(fork.answer(fork.state, next!.given).ok).toBe(true);
    expect(engine.hashOf(state)).toBe(before);
    expect(engine.hashOf(fork.state)).toBe(engine.hashOf(next!.state));
  });
});

describe('an engine', () => {
  test('over some factions refuses the cards of others', async () => {
    const small = createEngine(await loadCatalog(['galacticempire']));
    expect(small.newGame(setupOf('empire', 'decimator'), 1).ok).toBe(true);
    expect(small.newGame(setupOf('empire', 'rebels'), 1)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^p2 brings pilot:hansolo-modifiedyt1300lightfreighter/),
    });
  });

  test('plays the same game from the same setup and seed, another from another', () => {
    const hash = (seed: number) => {
      const begun = engine.newGame(setupOf('empire', 'rebels'), seed);
      return begun.ok && engine.hashOf(begun.step.state);
    };
    expect(hash(4)).toBe(hash(4));
    expect(hash(5)).not.toBe(hash(4));
  });
});
