import { createOpponent, rankedFor } from '../../bots/opponent';
import type { Engine, Setup } from '../../engine';
import type { Answer } from '../../engine/core/decision';
import { PLAYERS } from '../../engine/core/ids';
import type { Position, PuzzleGame } from '../../lessons/puzzles/puzzle';
import { bestQuestion } from './pick';

const FIRST_ROUND = 2;
const LAST_ROUND = 7;
const MOST_POSITIONS = 4;
/** More ships than a squad has, and a ready. */
const MOST_DIALS = 10;

/** An ace against an ace, and the positions of it in which one dial is the best by far. Null where there are none. */
export function puzzleGame(engine: Engine, setup: Setup, seed: number): PuzzleGame | null {
  const begun = engine.newGame(setup, seed);
  if (!begun.ok) throw new Error(begun.problem);
  const { state, answer } = engine.fork(begun.step.state);
  const { scoreToWin } = engine.rules.catalog.profile(setup.profile);
  const opponents = PLAYERS.map((player, at) => createOpponent(engine, player, 'ace', 2 * seed + at));
  const answers: Answer[] = [];
  const positions: Position[] = [];
  let looked = 0;
  /** Behind the last position only the dials of that round are needed: one for each ship, and ready. */
  const isFull = () => positions.length === MOST_POSITIONS && answers.length >= positions.at(-1)!.answers + MOST_DIALS;
  while (!state.outcome && state.round <= LAST_ROUND && !isFull()) {
    const setting = state.pending.some(({ player, topic }) => player === 'p1' && topic.kind === 'setDials');
    if (setting && state.round > looked && positions.length < MOST_POSITIONS) {
      looked = state.round;
      const question =
        state.round < FIRST_ROUND
          ? null
          : bestQuestion(rankedFor(engine, engine.viewFor(state, 'p1'), 'p1'), scoreToWin);
      if (question) positions.push({ answers: answers.length, ship: question.ship });
    }
    const at = state.pending.some(
      ({ player, options }) => player === 'p1' && options.length > 0 && !(setting && state.ready.p1),
    )
      ? 0
      : 1;
    const given = opponents[at]!.answer(engine.viewFor(state, PLAYERS[at]!))?.given;
    const outcome = given && answer(state, given);
    if (!outcome?.ok) throw new Error(`seed ${seed}: ${outcome ? outcome.problem : 'nobody answers'}`);
    answers.push(given!);
  }
  const last = positions.at(-1);
  return last ? { setup, seed, answers: answers.slice(0, last.answers + MOST_DIALS), positions } : null;
}
