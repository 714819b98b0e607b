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
