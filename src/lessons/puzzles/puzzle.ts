import type { Engine, Setup } from '../../engine';
import type { Answer } from '../../engine/core/decision';
import type { ShipId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';

/** A question from a game between two opponents: which dial for this ship? All others of its player lie as they were set. */
export interface Position {
  /** So many answers had been given: next the player p1 sets dials. */
  readonly answers: number;
  readonly ship: ShipId;
}

/** One game, as far as its last position, and the positions in it. */
export interface PuzzleGame {
  readonly setup: Setup;
  readonly seed: number;
  readonly answers: readonly Answer[];
  readonly positions: readonly Position[];
}

export interface Puzzle {
  /** From 1 on. */
  readonly number: number;
  readonly game: PuzzleGame;
  readonly position: Position;
}

export const puzzlesOf = (games: readonly PuzzleGame[]): readonly Puzzle[] =>
  games
    .flatMap(game => game.positions.map(position => ({ game, position })))
    .map((puzzle, at) => ({ number: at + 1, ...puzzle }));

/** Plays a game as far as a position, an answer at a time: whoever waits can rest between them. Null where the rules have changed since. */
export function* layPuzzle(engine: Engine, { game, position }: Puzzle): Generator<undefined, GameState | null> {
  const { setup, seed, answers } = game;
  const begun = engine.newGame(setup, seed);
  if (!begun.ok) return null;
  const { state, answer } = engine.fork(begun.step.state);
  for (const given of answers.slice(0, position.answers)) {
    yield;
    if (!answer(state, given).ok) return null;
  }
  for (const given of dialsAfter(game, position)) {
    const decision = state.pending.find(({ player }) => player === 'p1');
    if (!decision || !answer(state, { ...given, decision: decision.id }).ok) return null;
  }
  const asks = state.pending.some(
    ({ player, options }) => player === 'p1' && options.some(({ key }) => key.startsWith(`dial:${position.ship}:`)),
  );
  return asks ? state : null;
}

/** The player's dials as they were set then, but for the one in question. */
function dialsAfter({ answers }: PuzzleGame, { answers: many, ship }: Position) {
  const dials = [];
  for (const given of answers.slice(many)) {
    if (!('choice' in given) || !('option' in given.choice) || !given.choice.option.startsWith('dial:')) break;
    if (!given.choice.option.startsWith(`dial:${ship}:`)) dials.push(given);
  }
  return dials;
}

/** All of it at once. */
export function positionOf(engine: Engine, puzzle: Puzzle): GameState | null {
  const laying = layPuzzle(engine, puzzle);
  for (;;) {
    const step = laying.next();
    if (step.done) return step.value;
  }
}
