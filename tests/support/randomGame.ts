import { randomFrom } from '../../src/bots/random';
import type { Answer } from '../../src/engine/core/decision';
import type { GameEvent } from '../../src/engine/core/event';
import type { GameState } from '../../src/engine/core/state';
import { engine } from './engine';
import { livelyAnswer } from './livelyAnswer';
import { setupFor } from './squads';

export { randomFrom };

/** A game takes a few hundred answers; one that takes this many never ends. */
const MOST_ANSWERS = 20_000;

/** A state, and the answer that led to it. */
export interface Moment {
  readonly state: GameState;
  readonly given: Answer | null;
  readonly events: readonly GameEvent[];
}

/** A game between random players, by its seed. It can be stopped after any answer. */
export function* randomGame(seed: number): Generator<Moment> {
  const random = randomFrom(seed * 7919 + 1);
  const begun = engine.newGame(setupFor(seed), seed);
  if (!begun.ok) throw new Error(begun.problem);
  let { state } = begun.step;
  yield { state, given: null, events: begun.step.events };
  for (let count = 0; state.outcome === null; count++) {
    if (count > MOST_ANSWERS) throw new Error(`game ${seed} does not end`);
    const given = livelyAnswer(state, random);
    if (!given) throw new Error(`game ${seed} stands still: ${JSON.stringify(state.pending)}`);
    const outcome = engine.answer(state, given);
    if (!outcome.ok) throw new Error(`game ${seed}: ${outcome.problem}`);
    state = outcome.step.state;
    yield { state, given, events: outcome.step.events };
  }
}

const played = new Map<number, readonly Moment[]>();

/** Every moment of a random game. Played once, for all tests that look at it. */
export function momentsOf(seed: number): readonly Moment[] {
  const moments = played.get(seed) ?? [...randomGame(seed)];
  played.set(seed, moments);
  return moments;
}
