import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../src/engine';
import type { GameState } from '../../../src/engine/core/state';
import { facedownCards } from '../../../src/engine/look/damage';
import { engine } from '../../support/engine';
import { momentsOf } from '../../support/randomGame';

/** A game in which damage lies facedown, between two answers. */
const game = momentsOf(3).findLast(({ state }) => !state.outcome && facedownCards(state).length > 2)!.state;

const copy = (state: GameState, seed: number, kind: 'copied' | 'reseed' = 'copied') => {
  const outcome = engine.answer(state, { player: 'p1', referee: { kind, seed } } satisfies Answer);
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.step;
};

const facedown = (state: GameState) => facedownCards(state).map(({ id }) => id);
const unseen = (state: GameState) => [...facedown(state), ...state.decks.p1.draw, ...state.decks.p2.draw];
const damageOf = (state: GameState) =>
  Object.values(state.ships).map(({ damage }) => damage.map(({ faceup, card }) => (faceup ? card : 'facedown')));

describe('a copy of a game', () => {
  const { state, events } = copy(game, 99);

  test('has its own dice, its own damage decks and its own facedown cards', () => {
    expect(state.rng).not.toEqual(game.rng);
    expect(state.decks.p1.draw).not.toEqual(game.decks.p1.draw);
    expect(state.decks.p2.draw).not.toEqual(game.decks.p2.draw);
    const seeds = Array.from({ length: 20 }, (_, seed) => facedown(copy(game, seed).state).join());
    expect(new Set(seeds).size).toBeGreaterThan(10);
  });

  test('has the same cards in all, and the same ones in sight', () => {
    expect(unseen(state).sort()).toEqual(unseen(game).sort());
    expect(damageOf(state)).toEqual(damageOf(game));
    expect(state.decks.p1.discard).toEqual(game.decks.p1.discard);
    expect(engine.checkInvariants(state)).toEqual([]);
  });

  test('asks the same question', () => {
    const asked = ({ pending }: GameState) => pending.map(({ id, from, ...decision }) => decision);
    expect(asked(state)).toEqual(asked(game));
  });

  test('comes out the same of the same seed, and nobody is told which', () => {
    expect(engine.hashOf(copy(game, 99).state)).toBe(engine.hashOf(state));
    expect(engine.eventsFor(events, 'p1')).toEqual([
      { type: 'refereed', player: 'p1', edit: { kind: 'copied', seed: null } },
    ]);
  });

  test('is more than new dice, which leave the decks alone', () => {
    const { decks } = copy(game, 99, 'reseed').state;
    expect(decks).toEqual(game.decks);
  });

  test('of any moment of a game holds what must hold', () => {
    const moments = momentsOf(3).filter(({ state: at }, index) => !at.outcome && index % 7 === 0);
    expect(moments.length).toBeGreaterThan(10);
    for (const moment of moments) expect(engine.checkInvariants(copy(moment.state, 5).state)).toEqual([]);
  });
});
