import { livelyAnswer } from '../../bots/lively';
import { pickFrom, randomAnswer, randomFrom } from '../../bots/random';
import { randomEdit } from '../../bots/randomEdit';
import type { Answer, Engine } from '../../engine';
import { PLAYERS } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import { hashOfData } from '../../engine/rules/hash';
import { midgame } from '../simulate/midgame';
import { planOf } from '../simulate/plan';

const MOST_ANSWERS = 5_000;
const PRACTICE_ROUNDS = 4;
/** In one game of four hands reach in now and then. */
const GAMES_WITH_HANDS = 1 / 4;
const REACHES = 0.1;
/** One state of so many is also looked at as screens and bots do. */
const LOOKS_EVERY = 9;

/** A game that breaks has a print too: whether a change changes it is all that is asked. */
export function printOf(engine: Engine, seed: number): string {
  try {
    return printOfSound(engine, seed);
  } catch (error) {
    return `broken: ${error instanceof Error ? error.message : error}`;
  }
}

/** All that a random game was, in one hash: each state, what happened on the way to it, and what screens and bots see of it. */
function printOfSound(engine: Engine, seed: number): string {
  const plan = planOf(engine.rules, {}, seed);
  const begun = plan.midgame
    ? { ok: true as const, step: midgame(engine, plan.setup, seed) }
    : engine.newGame(plan.setup, seed);
  if (!begun.ok) throw new Error(begun.problem);
  const { state, answer } = engine.fork(begun.step.state);
  const random = randomFrom(seed * 7919 + 1);
  const hands = random() < GAMES_WITH_HANDS;
  const answers = random() < 0.7 ? livelyAnswer : randomAnswer;
  let print = engine.hashOf(state);
  let count = 0;
  for (; !isDone(state) && count < MOST_ANSWERS; count++) {
    const edit = hands && random() < REACHES ? randomEdit(state, random) : null;
    const given: Answer | null = edit
      ? { player: pickFrom(PLAYERS, random)!, referee: edit }
      : answers(engine, state, random);
    const outcome = answer(state, given);
    const told = outcome.ok ? outcome.step.events : outcome;
    const seen = count % LOOKS_EVERY === 0 ? looksAt(engine, state) : null;
    print = hashOfData([print, engine.hashOf(state), told, seen]);
  }
  return `${count} answers ${print}`;
}

const isDone = (state: GameState): boolean =>
  state.outcome !== null || (state.practice !== null && state.round > PRACTICE_ROUNDS);

const looksAt = (engine: Engine, state: GameState) => ({
  odds: engine.odds(state),
  views: PLAYERS.map(player => engine.viewFor(state, player)),
  imagined: engine.imagine(engine.viewFor(state, 'p1'), state.asked),
  reasons: state.pending.map(decision => engine.explain(state, decision)),
});
