import { livelyAnswer } from '../../bots/lively';
import { pickFrom, randomAnswer, randomFrom } from '../../bots/random';
import { editOf, randomEdit } from '../../bots/randomEdit';
import type { Answer, Engine, GameRecord } from '../../engine';
import type { GameEvent } from '../../engine/core/event';
import { PLAYERS } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import type { Coverage } from './coverage';
import { leaksTo, secretsOf } from './leaks';
import { reasonsAround, reasonsOfDice } from './looks';
import { midgame } from './midgame';
import type { Plan } from './plan';

/** A game takes a few hundred answers; one that takes this many never ends. */
const MOST_ANSWERS = 5_000;
const MOST_MILLISECONDS = 60_000;

/** Practice ends when the player has had enough. */
const PRACTICE_ROUNDS = 4;

/** How often, of all answers, something slow is looked at. */
const LOOKS_FOR_REASONS = 0.3;
const LOOKS_FOR_LEAKS = 0.02;
/** In one game of four, and wherever somebody practises, hands reach in now and then. */
const GAMES_WITH_HANDS = 1 / 4;
const REACHES = 0.2;
/** In most games players look for a fight, so that cards come to something; evenly random ships soon leave the table. */
const GAMES_WITH_FIGHT = 0.7;
/** One game of twenty is conceded early: while the table is being laid, or soon after. */
const GAMES_CONCEDED = 1 / 20;
const CONCEDED_BY = 60;

/** What went wrong, in a sentence, after how many answers. */
export interface Fault {
  readonly what: 'position' | 'standstill' | 'endless' | 'threw' | 'refused' | 'invariant' | 'leak' | Again;
  readonly problem: string;
}
/** What is found when a finished game is played once more. */
type Again = 'replay' | 'import' | 'story';

/** A game from its first state on. */
export interface Played {
  readonly plan: Plan;
  /** Before the first answer; null if it could not even begin. */
  readonly start: GameState | null;
  readonly end: GameState | null;
  readonly answers: readonly Answer[];
  /** What happened after each answer, as the fork told it. */
  readonly told: readonly (readonly GameEvent[])[];
  /** Of a game from setup. */
  readonly record: GameRecord | null;
  readonly fault: Fault | null;
}

const sentence = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Plays one planned game to its end, or to the first thing that is wrong. In a fork: `playedAgain` does it in play. */
export function playGame(engine: Engine, coverage: Coverage, plan: Plan): Played {
  const answers: Answer[] = [];
  const told: (readonly GameEvent[])[] = [];
  let start: GameState | null = null;
  let end: GameState | null = null;
  let record: GameRecord | null = null;
  const played = (fault: Fault | null): Played => ({ plan, start, end, answers, told, record, fault });
  const wrong = (what: Fault['what'], problem: string) => played({ what, problem });
  try {
    start = beginningOf(engine, coverage, plan);
    const broken = engine.checkInvariants(start);
    if (broken.length > 0) return wrong(plan.midgame ? 'position' : 'invariant', inWords(broken));
    if (!plan.midgame) record = engine.beginRecord(plan.setup, plan.seed, start);
    const { state, answer } = engine.fork(start);
    end = state;
    const random = randomFrom(plan.seed * 7919 + 1);
    const hands = random() < GAMES_WITH_HANDS || state.practice !== null;
    const lively = random() < GAMES_WITH_FIGHT;
    const conceded = random() < GAMES_CONCEDED ? Math.floor(random() * CONCEDED_BY) : null;
    const until = performance.now() + MOST_MILLISECONDS;
    while (state.outcome === null && !(state.practice && state.round > PRACTICE_ROUNDS)) {
      if (answers.length >= MOST_ANSWERS || performance.now() > until) return wrong('endless', 'the game does not end');
      const edit =
        answers.length === conceded
          ? editOf('concede', state, random)
          : hands && random() < REACHES
            ? randomEdit(state, random)
            : null;
      const given: Answer | null = edit
        ? { player: pickFrom(PLAYERS, random)!, referee: edit }
        : (lively ? livelyAnswer : randomAnswer)(engine, state, random);
      if (!given) return wrong('standstill', `nobody can answer ${topicsOf(state)}`);
      const watched = random() < LOOKS_FOR_LEAKS ? secretsOf(state) : null;
      answers.push(given);
      coverage.cards.answered(state, given);
      const outcome = coverage.cards.during(() => answer(state, given));
      if (!outcome.ok && edit) {
        answers.pop();
        continue;
      }
      if (!outcome.ok) return wrong('refused', `${outcome.refusal}: ${outcome.problem}`);
      record &&= engine.addAnswer(record, given, state);
      const { events } = outcome.step;
      told.push(events);
      if (edit) coverage.saw('edits', edit.kind);
      note(engine, coverage, state, events, random);
      const faults = engine.checkInvariants(state);
      if (faults.length > 0) return wrong('invariant', inWords(faults));
      const leaks = watched ? PLAYERS.flatMap(player => leaksTo(engine, player, watched, state, events)) : [];
      if (leaks.length > 0) return wrong('leak', leaks.join('; '));
    }
    return played(null);
  } catch (error) {
    return wrong('threw', sentence(error));
  }
}

function beginningOf(engine: Engine, coverage: Coverage, { setup, seed, midgame: fromMiddle }: Plan): GameState {
  const begun = fromMiddle ? ({ ok: true, step: midgame(engine, setup, seed) } as const) : engine.newGame(setup, seed);
  if (!begun.ok) throw new Error(begun.problem);
  const { state, events } = begun.step;
  coverage.cards.begins(state);
  coverage.cards.asked(state);
  for (const { type } of events) coverage.saw('events', type);
  for (const { topic } of state.pending) coverage.saw('decisions', topic.kind);
  return state;
}

const topicsOf = ({ pending }: GameState): string => pending.map(({ topic }) => topic.kind).join(' and ') || 'nothing';

export const inWords = (broken: ReturnType<Engine['checkInvariants']>): string =>
  broken.map(({ invariant, problem }) => `${invariant}: ${problem}`).join('; ');

function note(
  engine: Engine,
  coverage: Coverage,
  state: GameState,
  events: readonly GameEvent[],
  random: () => number,
) {
  coverage.cards.asked(state);
  coverage.cards.happened(events);
  for (const event of events) {
    coverage.saw('events', event.type);
    if (event.type === 'actionFailed' && event.reason) coverage.sawReasons([event.reason]);
    if (event.type === 'attackDeclined' && event.why) coverage.sawReasons([event.why]);
  }
  for (const { topic } of state.pending) coverage.saw('decisions', topic.kind);
  coverage.sawReasons(reasonsOfDice(engine, state));
  if (random() < LOOKS_FOR_REASONS) coverage.sawReasons(reasonsAround(engine, state, random));
}
