import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Answer, Engine } from '../../engine';
import type { GameEvent } from '../../engine/core/event';
import { PLAYERS } from '../../engine/core/ids';
import type { Setup } from '../../engine/core/setup';
import type { GameState } from '../../engine/core/state';
import { firstDifference } from './again';
import { leaksTo, type Secrets, secretsOf } from './leaks';
import { inWords, type Played } from './play';

/** A game that went wrong, with all that is needed to see it again. */
interface FailureFile {
  readonly what: string;
  readonly problem: string;
  readonly seed: number;
  readonly setup: Setup;
  /** Where the game began, if not with its setup. */
  readonly position: GameState | null;
  readonly answers: readonly Answer[];
}

export interface Failure {
  readonly seed: number;
  readonly scenario: string;
  readonly profile: string;
  readonly what: string;
  readonly problem: string;
  readonly answers: number;
  readonly file: string;
}

let folder: string | null = null;

/** Written to a temporary file; `--replay` reads it. */
export function keep({
  plan,
  start,
  answers,
  fault,
}: Played & { readonly fault: NonNullable<Played['fault']> }): Failure {
  const { seed, setup, midgame } = plan;
  const { what, problem } = fault;
  const content: FailureFile = { what, problem, seed, setup, position: midgame ? start : null, answers };
  folder ??= mkdtempSync(path.join(tmpdir(), 'range-one-simulate-'));
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `game-${seed}.json`);
  writeFileSync(file, JSON.stringify(content));
  const { scenario, profile } = setup;
  return { seed, scenario, profile, what, problem, answers: answers.length, file };
}

/** Plays a failure again, slowly, and says where it goes wrong; null if it no longer does. */
export function replayFile(engine: Engine, file: string): string | null {
  const { position, setup, seed, answers } = JSON.parse(readFileSync(file, 'utf8')) as FailureFile;
  const begun = position ? null : engine.newGame(setup, seed);
  if (begun && !begun.ok) return `the game does not begin: ${begun.problem}`;
  let state = position ?? begun!.step.state;
  const first = engine.checkInvariants(state);
  if (first.length > 0) return `at the start: ${inWords(first)}`;
  const fork = engine.fork(state);
  for (const [index, given] of answers.entries()) {
    const where = `answer ${index + 1} of ${answers.length}, round ${state.round}, ${state.phase}: ${JSON.stringify(given)}`;
    const problem = attempt(() => {
      const before = secretsOf(state);
      const outcome = engine.answer(state, given);
      if (!outcome.ok) return `it is refused: ${outcome.problem}`;
      // Saved and loaded between answers.
      state = JSON.parse(JSON.stringify(outcome.step.state)) as GameState;
      const forked = fork.answer(fork.state, given);
      const story = firstDifference(outcome.step.events, forked.ok && forked.step.events, 'story');
      if (story) return `a fork tells another story: ${story}`;
      return problemOf(engine, state, fork.state, outcome.step.events, before);
    });
    if (problem) return `${where}\n${problem}`;
  }
  const stuck = !state.outcome && PLAYERS.every(player => engine.legalAnswers(state, player).length === 0);
  return stuck ? `nobody can answer: ${JSON.stringify(state.pending)}` : null;
}

function problemOf(
  engine: Engine,
  state: GameState,
  forked: GameState,
  events: readonly GameEvent[],
  before: Secrets,
): string | null {
  const broken = engine.checkInvariants(state);
  if (broken.length > 0) return inWords(broken);
  if (engine.hashOf(forked) !== engine.hashOf(state)) return `a fork differs: ${firstDifference(state, forked)}`;
  return PLAYERS.flatMap(player => leaksTo(engine, player, before, state, events)).join('; ') || null;
}

function attempt(run: () => string | null): string | null {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
