import type { Answer, Engine } from '../engine';
import type { ChosenAnswer } from '../engine/core/decision';
import type { GameState } from '../engine/core/state';
import { isCopy } from './copies';
import type { HistoryStep } from './history';
import { createPause } from './saves/pause';

/** A mistake further back is mended: what came after it waits to be given again, as far as it still applies. */
export interface Mending {
  /** What waits, oldest first. */
  readonly later: readonly HistoryStep[];
  /** How many have been given again. */
  readonly given: number;
  /** What applies no more. */
  readonly leftOut: readonly HistoryStep[];
}

export const mendingOf = (later: readonly HistoryStep[]): Mending => ({
  // New dice of a file belong to the line that was left.
  later: later.filter(step => !isCopy(step)),
  given: 0,
  leftOut: [],
});

interface Again {
  /** The steps that these answers make now. */
  readonly steps: readonly HistoryStep[];
  readonly leftOut: readonly HistoryStep[];
  /** Where the game asks what it did not ask before, or an answer is missing: all that is left. */
  readonly later: readonly HistoryStep[];
}

/**
 * Gives answers of a line that was left to the game as it is now. An answer applies if the same question is asked in the same
 * round and offers it; if it does not, but one after it does, it is left out. What hands did, they do again in its place.
 */
export async function giveAgain(engine: Engine, game: GameState, later: readonly HistoryStep[]): Promise<Again> {
  const pause = createPause();
  const steps: HistoryStep[] = [];
  const leftOut: HistoryStep[] = [];
  let state = game;
  let at = 0;
  while (at < later.length) {
    const next = await nextThatApplies(engine, state, later, at, pause);
    if (!next) break;
    leftOut.push(...later.slice(at, next.at));
    steps.push(next.step);
    state = next.step.after;
    at = next.at + 1;
  }
  return { steps, leftOut, later: later.slice(at) };
}

interface Next {
  readonly at: number;
  readonly step: HistoryStep;
}

async function nextThatApplies(
  engine: Engine,
  state: GameState,
  later: readonly HistoryStep[],
  from: number,
  pause: () => Promise<void> | undefined,
): Promise<Next | null> {
  for (let at = from; at < later.length; at++) {
    const before = later[at]!;
    const answer = answerNow(state, before);
    const outcome = answer && engine.answer(state, answer);
    await pause();
    if (answer && outcome?.ok)
      return { at, step: { state, answer, events: outcome.step.events, after: outcome.step.state, at: before.at } };
  }
  return null;
}

/** The answer to the same question as it is asked now; null where it is not. */
function answerNow(game: GameState, { state, answer }: HistoryStep): Answer | null {
  if (game.round !== state.round || game.phase !== state.phase) return null;
  if ('referee' in answer) return answer;
  const asked = questionOf(state, answer);
  const now = game.pending.find(one => sameQuestion(one) === (asked && sameQuestion(asked)));
  return now ? { ...answer, decision: now.id } : null;
}

const questionOf = ({ pending }: GameState, { decision }: ChosenAnswer) => pending.find(({ id }) => id === decision);

const sameQuestion = ({ player, topic, by, ask }: GameState['pending'][number]): string =>
  JSON.stringify([player, topic, by ?? null, ask.kind]);
