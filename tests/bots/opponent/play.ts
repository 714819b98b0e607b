import { createOpponent, type LevelName, type Opponent } from '../../../src/bots/opponent';
import type { Setup } from '../../../src/engine';
import type { ChosenAnswer } from '../../../src/engine/core/decision';
import { PLAYERS } from '../../../src/engine/core/ids';
import type { GameState } from '../../../src/engine/core/state';
import { engine } from '../../support/engine';

const MOST_ANSWERS = 6000;

export interface Played {
  readonly state: GameState;
  readonly answers: readonly ChosenAnswer[];
}

/** A game between two opponents, looked at before each answer; it throws where one of them stalls or answers what is not legal. */
export function playGame(
  setup: Setup,
  seed: number,
  levels: readonly [LevelName, LevelName],
  until?: number,
  look: (state: GameState) => void = () => {},
): Played {
  const begun = engine.newGame(setup, seed);
  if (!begun.ok) throw new Error(begun.problem);
  const { state, answer } = engine.fork(begun.step.state);
  const opponents = PLAYERS.map((player, i) => createOpponent(engine, player, levels[i]!, seed + i));
  const answers: ChosenAnswer[] = [];
  while (!state.outcome && !(until !== undefined && state.round > until)) {
    look(state);
    const given = firstAnswer(opponents, state);
    if (!given || answers.length > MOST_ANSWERS) throw new Error(`nobody answers ${JSON.stringify(state.pending)}`);
    const outcome = answer(state, given);
    if (!outcome.ok) throw new Error(`${outcome.problem}: ${JSON.stringify(given)}`);
    answers.push(given);
  }
  return { state, answers };
}

function firstAnswer(opponents: readonly Opponent[], state: GameState): ChosenAnswer | null {
  for (const [i, opponent] of opponents.entries()) {
    const answered = opponent.answer(engine.viewFor(state, PLAYERS[i]!));
    if (answered) return answered.given;
  }
  return null;
}
