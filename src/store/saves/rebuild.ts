import type { Engine, GameRecord, Outcome } from '../../engine';
import type { GameState } from '../../engine/core/state';
import { type HistoryStep, recordTo } from '../history';
import type { AnswerRow } from './database';
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
 * Plays a saved game again. Where it departs from what was saved, because rules or cards have changed, it goes on from
 * the newest snapshot that leads furthest.
 */
export async function rebuild(engine: Engine, { saved, rows, snapshots }: LoadedGame): Promise<Rebuilding> {
  const { setup, seed, cards } = saved;
  const rounds = snapshots.map(({ round, answers, hash }) => ({ round, answers, hash }));
  const record: GameRecord = { version: 1, cards, setup, seed, answers: rows.map(({ answer }) => answer), rounds };
  const begun = engine.newGame(setup, seed);
  const kept = snapshots.filter(({ answers }) => answers <= saved.answers).toReversed();
  const starts = [
    ...(begun.ok ? [{ state: begun.step.state, base: 0 }] : []),
    ...kept.map(({ state, answers }) => ({ state, base: answers })),
  ];
  let best: Rebuilt | null = null;
  for (const { state, base } of starts) {
    const { steps, agreed } = await replaySteps(engine, state, rows.slice(base), rounds);
    if (!agreed) continue;
    const done = Math.min(saved.answers - base, steps.length);
    const past = steps.slice(0, done);
    const game = past.at(-1)?.after ?? state;
    if (!best || base + done > best.base + best.past.length)
      best = { record: recordTo(record, base + done), base, past, future: steps.slice(done), game, problem: null };
    if (base + done === saved.answers) break;
  }
  if (!best) return { ok: false, problem: begun.ok ? LOST : `${LOST} ${begun.problem}` };
  return { ok: true, rebuilt: { ...best, problem: lossOf(best, saved.answers) } };
}

/** Plays rows from a state as far as rules and marks agree, in slices that leave the screen free. */
export async function replaySteps(
  engine: Engine,
  start: GameState,
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
  if (!agrees(start, rows[0]?.n ?? 0)) return { steps, agreed: false };
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
const LOST = `${CHANGED} It can no longer be played on.`;

function lossOf({ base, past, game }: Rebuilt, answers: number): string | null {
  const lost = answers - base - past.length;
  if (lost > 0) {
    const many = lost === 1 ? 'one answer' : `${lost} answers`;
    return `${CHANGED} It goes on in round ${game.round}, ${many} before where it was left.`;
  }
  return base > 0 ? `${CHANGED} It goes on where it was left, but earlier rounds cannot be undone.` : null;
}
