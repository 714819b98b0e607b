import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random';
import { PLAYERS } from '../../../src/engine/core/ids';
import type { GameState } from '../../../src/engine/core/state';
import { engine } from '../../support/engine';
import { momentsOf, randomFrom } from '../../support/randomGame';
import { scenario } from '../../support/scenario';
import { some } from '../../support/some';

function playToTheEnd(start: GameState, seed: number): GameState {
  const random = randomFrom(seed);
  const { state, answer } = engine.fork(start);
  while (!state.outcome) {
    const outcome = answer(state, randomAnswer(engine, state, random));
    if (!outcome.ok) throw new Error(outcome.problem);
  }
  return state;
}

describe('an imagined game', () => {
  test.each([1, 3])('looks like the real one, keeps the rules and can be played out: game %i', seed => {
    const before = momentsOf(seed).filter(({ state }) => !state.outcome);
    for (const [index, { state }] of some(before.entries())) {
      const count = index + 1;
      if (index % 16 > 0) continue;
      for (const player of PLAYERS) {
        const view = engine.viewFor(state, player);
        const guess = engine.imagine(view, count);
        expect(engine.hashOf(engine.viewFor(guess, player))).toBe(engine.hashOf(view));
        expect(engine.checkInvariants(guess)).toEqual([]);
        if (count % 96 === 1) expect(playToTheEnd(guess, count).phase).toBe('over');
      }
    }
  });

  const secret = () =>
    scenario({
      phase: 'planning',
      p1: [{ pilot: 'bluesquadronescort', at: [457, 100] }],
      p2: [{ pilot: 'nightbeast', at: [457, 800], tokens: { stress: 1 }, damage: ['-fuelleak'] }],
    }).choose('p2', 'dial:ship:B1:4FW');

  test('guesses a dial that the ship may set: no red one while it is stressed', () => {
    const view = engine.viewFor(secret().state, 'p1');
    const dials = Array.from({ length: 60 }, (_, seed) => engine.imagine(view, seed).ships['ship:B1']!.dial!);
    expect(new Set(dials).size).toBeGreaterThan(5);
    expect(dials.filter(code => code.endsWith('R'))).toEqual([]);
  });

  test('guesses no dial where none is set, and keeps the own one', () => {
    const game = secret().choose('p1', 'dial:ship:A1:2FB');
    expect(engine.imagine(engine.viewFor(game.state, 'p2'), 1).ships['ship:B1']!.dial).toBe('4FW');
    game.choose('p2', 'takeBack:ship:B1');
    expect(engine.imagine(engine.viewFor(game.state, 'p1'), 1).ships['ship:B1']!.dial).toBe(null);
  });

  test('gives the facedown card another face from guess to guess', () => {
    const view = engine.viewFor(secret().state, 'p2');
    const faces = Array.from({ length: 40 }, (_, seed) => engine.imagine(view, seed).ships['ship:B1']!.damage[0]!.card);
    expect(new Set(faces).size).toBeGreaterThan(4);
  });

  test('is the same for the same seed', () => {
    const view = engine.viewFor(secret().state, 'p1');
    expect(engine.hashOf(engine.imagine(view, 3))).toBe(engine.hashOf(engine.imagine(view, 3)));
    expect(engine.hashOf(engine.imagine(view, 3))).not.toBe(engine.hashOf(engine.imagine(view, 4)));
  });

  test("gives the other's question the answers that it would have", () => {
    const { state } = scenario({
      phase: 'engagement',
      p1: [{ pilot: 'bluesquadronescort', at: [457, 300] }],
      p2: [{ pilot: 'nightbeast', at: [457, 500] }],
    });
    const asked = state.pending[0]!;
    const guess = engine.imagine(engine.viewFor(state, asked.player === 'p1' ? 'p2' : 'p1'), 1);
    expect(guess.pending[0]!.options).toEqual(asked.options);
  });
});
