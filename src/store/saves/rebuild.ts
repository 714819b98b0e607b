import type { Engine, GameRecord, Outcome } from '../../engine';
import type { GameState } from '../../engine/core/state';
import { type HistoryStep, recordTo, recordWith } from '../history';
import { attempt } from './attempt';
import { whatChanged } from './changed';
import type { AnswerRow, Snapshot } from './database';
import type { LoadedGame } from './games';
import { isShapedLike } from './older';
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

export type Earlier =
  | { readonly ok: true; readonly steps: readonly HistoryStep[] }
  | { readonly ok: false; readonly problem: string };

/** A state to go on from, and what was played from there. */
interface Played {
  readonly state: GameState;
  readonly base: number;
  readonly steps: readonly HistoryStep[];
}

/**
 * A saved game from the start of its last round, so that it is there at once; `earlierSteps` has what came before.
 * Setup, seed and answers are enough: where no snapshot leads to its end, it is played from the beginning.
 */
export async function rebuild(engine: Engine, { saved, rows, snapshots }: LoadedGame): Promise<Rebuilding> {
  const { setup, seed, cards, edition, answers: wanted } = saved;
  const begun = attempt(() => engine.newGame(setup, seed));
  const sound = (await soundOnes(engine, snapshots, rows.length)).filter(
    ({ state }) => !begun?.ok || isShapedLike(begun.step.state, state),
  );
  const rounds = marksOf(sound);
  const reached = (played: Played | null): number => (played ? played.base + played.steps.length : -1);
  const latest = sound.findLast(({ answers }) => answers <= wanted);
  let best = latest ? await playFrom(engine, latest, rows, rounds) : null;
  if (reached(best) < wanted) {
    const whole = begun?.ok ? await playFrom(engine, { state: begun.step.state, answers: 0 }, rows, rounds) : null;
    if (reached(whole) > reached(best)) best = whole;
    if (!best && begun && !begun.ok) return { ok: false, problem: notSetUp(begun.problem) };
  }
  if (!best) return { ok: false, problem: `${whyLost(engine, saved)} It cannot be played on.` };
  const { state, base, steps } = best;
  const done = Math.min(wanted - base, steps.length);
  const past = steps.slice(0, done);
  const game = past.at(-1)?.after ?? state;
  const answers = rows.map(({ answer }) => answer);
  const kept = { version: 1, cards, edition, setup, seed, answers, rounds } as const;
  const lost = wanted - base - done;
  // From the beginning, marks that were missing are made again. What all of it agrees with are its rules from now on.
  const record =
    base === 0
      ? recordWith(
          engine,
          { ...engine.beginRecord(state.setup, seed, state), cards, ...(lost > 0 && { edition }) },
          past,
        )
      : recordTo(kept, base + done);
  const problem = lost > 0 ? `${whyLost(engine, saved)} ${goesOn(game.round, lost)}` : null;
  return { ok: true, rebuilt: { record, base, past, future: steps.slice(done), game, problem } };
}

/** The steps before `base`, played from the first; a sentence where they do not lead there any more. */
export async function earlierSteps(
  engine: Engine,
  { saved, rows, snapshots }: LoadedGame,
  base: number,
): Promise<Earlier> {
  const begun = attempt(() => engine.newGame(saved.setup, saved.seed));
  const rounds = marksOf(await soundOnes(engine, snapshots, base));
  const whole =
    begun?.ok && (await playFrom(engine, { state: begun.step.state, answers: 0 }, rows.slice(0, base), rounds));
  if (whole && whole.steps.length === base) return { ok: true, steps: whole.steps };
  return { ok: false, problem: `${whyLost(engine, saved)} It goes on, but earlier rounds cannot be undone.` };
}

/** Snapshots that agree with their own hash and stand where answers lead. */
async function soundOnes(engine: Engine, snapshots: readonly Snapshot[], most: number): Promise<readonly Snapshot[]> {
  const pause = createPause();
  const sound: Snapshot[] = [];
  for (const one of snapshots) {
    if (one.answers <= most && attempt(() => engine.hashOf(one.state)) === one.hash) sound.push(one);
    await pause();
  }
  return sound;
}

const marksOf = (snapshots: readonly Snapshot[]): GameRecord['rounds'] =>
  snapshots.map(({ round, answers, hash }) => ({ round, answers, hash }));

async function playFrom(
  engine: Engine,
  { state, answers: base }: Pick<Snapshot, 'state' | 'answers'>,
  rows: readonly AnswerRow[],
  marks: GameRecord['rounds'],
): Promise<Played | null> {
  const { steps, agreed } = await replaySteps(engine, { state, first: base }, rows.slice(base), marks);
  return agreed ? { state, base, steps } : null;
}

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
    const outcome: Outcome | null = attempt(() => engine.answer(state, answer));
    if (!outcome?.ok || !agrees(outcome.step.state, n + 1)) break;
    steps.push({ state, answer, events: outcome.step.events, after: outcome.step.state, at });
    state = outcome.step.state;
    await pause();
  }
  return { steps, agreed: true };
}

export const notSetUp = (problem: string): string => `This game cannot be set up any more. ${problem}`;

function whyLost(engine: Engine, saved: Parameters<typeof whatChanged>[1]): string {
  const changed = whatChanged(engine, saved);
  return changed ? `The ${changed} have changed since this game was saved.` : 'This saved game is damaged.';
}

const goesOn = (round: number, lost: number): string =>
  `It goes on in round ${round}, ${lost === 1 ? 'one answer' : `${lost} answers`} before where it was left.`;
