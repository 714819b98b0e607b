import type { Engine, GameRecord, Outcome } from '../../engine';
import type { GameState } from '../../engine/core/state';
import { type HistoryStep, recordTo } from '../history';
import type { AnswerRow, Snapshot } from './database';
import type { LoadedGame } from './games';
import { createPause } from './pause';

/** A game from its rows, with every state in between. */
export interface Rebuilt {
  readonly record: GameRecord;
  /** How many answers came before the first of `past`. */
  readonly base: number;
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
  readonly game: GameState;
  /** What could not be brought back, in a sentence. */
  readonly problem: string | null;
}

export type Rebuilding =
  | { readonly ok: true; readonly rebuilt: Rebuilt }
  | { readonly ok: false; readonly problem: string };

/**
 * A saved game from the start of its last round, so that it is there at once; `earlierSteps` has what came before.
 * Where rules or cards have changed, it goes as far as they agree: an earlier start would depart at the same answer.
 */
export async function rebuild(engine: Engine, { saved, rows, snapshots }: LoadedGame): Promise<Rebuilding> {
  const { setup, seed, cards } = saved;
  const rounds = marksOf(snapshots);
  const record: GameRecord = { version: 1, cards, setup, seed, answers: rows.map(({ answer }) => answer), rounds };
  for (const { state, answers: base } of snapshots.toReversed()) {
    if (base > saved.answers) continue;
    const { steps, agreed } = await replaySteps(engine, { state, first: base }, rows.slice(base), rounds);
    // A snapshot that does not agree with its own mark is damaged.
    if (!agreed) continue;
    const done = Math.min(saved.answers - base, steps.length);
    const past = steps.slice(0, done);
    const game = past.at(-1)?.after ?? state;
    const problem = lossOf(game.round, saved.answers - base - done);
    return {
      ok: true,
      rebuilt: { record: recordTo(record, base + done), base, past, future: steps.slice(done), game, problem },
    };
  }
  return { ok: false, problem: 'This saved game is damaged and cannot be played on.' };
}

/** The steps before `base`, played from the first; null where they do not lead there any more. */
export async function earlierSteps(
  engine: Engine,
  { saved, rows, snapshots }: LoadedGame,
  base: number,
): Promise<readonly HistoryStep[] | null> {
  const begun = engine.newGame(saved.setup, saved.seed);
  if (!begun.ok) return null;
  const { state } = begun.step;
  const { steps, agreed } = await replaySteps(engine, { state, first: 0 }, rows.slice(0, base), marksOf(snapshots));
  return agreed && steps.length === base ? steps : null;
}

const marksOf = (snapshots: readonly Snapshot[]): GameRecord['rounds'] =>
  snapshots.map(({ round, answers, hash }) => ({ round, answers, hash }));

/** Plays the rows from number `first` on, from the state before it, as far as rules and marks agree, in slices that leave the screen free. */
export async function replaySteps(
  engine: Engine,
  { state: start, first }: { readonly state: GameState; readonly first: number },
  rows: readonly AnswerRow[],
  marks: GameRecord['rounds'],
): Promise<{
  readonly steps: readonly HistoryStep[] /** Whether the start itself is as marked. */;
  readonly agreed: boolean;
}> {
  const pause = createPause();
  const hashes = new Map(marks.map(({ answers, hash }) => [answers, hash]));
  const agrees = (state: GameState, answers: number): boolean =>
    !hashes.has(answers) || hashes.get(answers) === engine.hashOf(state);
  const steps: HistoryStep[] = [];
  if (!agrees(start, first)) return { steps, agreed: false };
  let state = start;
  for (const { answer, n, at } of rows) {
    const outcome = attempt(engine, state, answer);
    if (!outcome?.ok || !agrees(outcome.step.state, n + 1)) break;
    steps.push({ state, answer, events: outcome.step.events, after: outcome.step.state, at });
    state = outcome.step.state;
    await pause();
  }
  return { steps, agreed: true };
}

/** A rule that breaks over an old game is news about that game, not a crash. */
function attempt(engine: Engine, state: GameState, answer: unknown): Outcome | null {
  try {
    return engine.answer(state, answer);
  } catch {
    return null;
  }
}

const CHANGED = 'The rules or cards have changed since this game was saved.';

/** Said when the game goes on, but without its earlier steps. */
export const NO_EARLIER_STEPS = `${CHANGED} It goes on, but earlier rounds cannot be undone.`;

function lossOf(round: number, lost: number): string | null {
  if (lost === 0) return null;
  const many = lost === 1 ? 'one answer' : `${lost} answers`;
  return `${CHANGED} It goes on in round ${round}, ${many} before where it was left.`;
}
