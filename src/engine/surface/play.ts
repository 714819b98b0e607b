import { freeze } from 'immer';
import { refused } from '../core/refusal';
import type { GameState } from '../core/state';
import type { Rules } from '../core/table';
import { advance, type Mode } from '../rules/advance';
import { answer, type Outcome } from '../rules/answer';
import { gatherForces } from '../rules/setup/newGame';
import { checkAnswer, checkSeed, checkSetup } from './boundary';
import type { Play } from './replay';
import { setupProblem } from './setupProblem';

/** The two doors: what does not fit is refused in a sentence, and nothing has happened. */
export function playIn(rules: Rules, mode: Mode): Play {
  const settle = (outcome: Outcome): Outcome => {
    if (outcome.ok && mode === 'play') freeze(outcome.step.state, true);
    return outcome;
  };
  return {
    newGame(rawSetup, rawSeed) {
      const setup = checkSetup(rawSetup);
      if (!setup.ok) return setup;
      const seed = checkSeed(rawSeed);
      if (!seed.ok) return seed;
      const problem = setupProblem(rules.catalog, setup.value);
      if (problem) return refused('malformed', problem);
      const start = gatherForces(rules, setup.value, seed.value);
      return settle({ ok: true, step: advance(rules, mode === 'play' ? freeze(start, true) : start, [], mode) });
    },
    answer(state: GameState, raw) {
      if (state.rng.kind === 'hidden') {
        return refused('malformed', 'A view cannot be played on: imagine the rest of the game first.');
      }
      const given = checkAnswer(raw);
      return given.ok ? settle(answer(rules, state, given.value, mode)) : given;
    },
  };
}
