import type { Refused } from '../core/refusal';
import type { GameState } from '../core/state';
import type { Rules } from '../core/table';
import type { Outcome } from '../rules/answer';
import { hashOf } from '../rules/hash';
import { frozen } from '../rules/sharing';
import { checkRecord } from './boundary';
import { addAnswer, beginRecord, cardsOf, type GameRecord } from './record';

/** Where a replay leaves the record: before which answer, counted from 0, and why. */
export interface Departure {
  readonly answer: number;
  readonly round: number;
  readonly why: 'refused' | 'hash' | 'broken';
  readonly problem: string;
}

export type Replayed =
  | { readonly ok: true; readonly state: GameState; readonly hash: string; readonly sameCards: boolean }
  | {
      readonly ok: false;
      readonly departure: Departure;
      /** The last state that agrees with the record. */
      readonly state: GameState;
      readonly sameCards: boolean;
    }
  | Refused;

/** The two ways into a game, for those who play a record. */
export interface Play {
  readonly newGame: (setup: unknown, seed: unknown) => Outcome;
  readonly answer: (state: GameState, given: unknown) => Outcome;
}

type CheckedRecord = Extract<ReturnType<typeof checkRecord>, { ok: true }>['value'];

/** Plays a record to its end, or says where it departs: never on along another game. In a fork, since nobody sees the way. */
export function replay(rules: Rules, fork: Play, raw: unknown): Replayed {
  const checked = checkRecord(raw);
  return checked.ok ? replayed(rules, fork, checked.value) : checked;
}

function replayed(rules: Rules, fork: Play, record: CheckedRecord): Replayed {
  const { answers, rounds, setup, seed, cards } = record;
  const begun = fork.newGame(setup, seed);
  if (!begun.ok) return begun;
  const { state } = begun.step;
  const sameCards = cardsOf(rules, state.setup) === cards;
  const away = (answer: number, why: Departure['why'], problem: string): Replayed => ({
    ok: false,
    departure: { answer, round: state.round, why, problem },
    state: frozen(state),
    sameCards,
  });
  /** The answer has left its traces: the way up to it is played again. */
  const broken = (answer: number, problem: string): Replayed => {
    const sound = replayed(rules, fork, { ...record, answers: answers.slice(0, answer), rounds: [] });
    return { ...away(answer, 'broken', problem), ...('state' in sound && { state: sound.state }) };
  };
  let next = 0;
  /** As the last mark found it, if nothing has been answered since. */
  let hash: string | null = null;
  for (let index = 0; index <= answers.length; index++) {
    if (index > 0) {
      hash = null;
      const outcome = attempt(fork, state, answers[index - 1]);
      if (typeof outcome === 'string') return broken(index - 1, outcome);
      if (!outcome.ok) return away(index - 1, 'refused', `${outcome.refusal}: ${outcome.problem}`);
    }
    const mark = rounds[next];
    if (mark?.answers !== index) continue;
    next++;
    hash = hashOf(state);
    if (state.round !== mark.round || hash !== mark.hash)
      return away(index, 'hash', `At the mark of round ${mark.round} the game stands differently.`);
  }
  return { ok: true, state: frozen(state), hash: hash ?? hashOf(state), sameCards };
}

/** A rule that breaks over an old record is news about the record, not a crash. */
function attempt(fork: Play, state: GameState, given: unknown): Outcome | string {
  try {
    return fork.answer(state, given);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export type Recorded = { readonly ok: true; readonly record: GameRecord; readonly state: GameState } | Refused;

/** The record of a game, from what it is made of. */
export function recordOf(
  rules: Rules,
  play: Play,
  setup: unknown,
  seed: number,
  answers: readonly unknown[],
): Recorded {
  const begun = play.newGame(setup, seed);
  if (!begun.ok) return begun;
  let { state } = begun.step;
  let record = beginRecord(rules, state.setup, seed, state);
  for (const given of answers) {
    const outcome = play.answer(state, given);
    if (!outcome.ok) return outcome;
    state = outcome.step.state;
    record = addAnswer(record, given as GameRecord['answers'][number], state);
  }
  return { ok: true, record, state };
}
