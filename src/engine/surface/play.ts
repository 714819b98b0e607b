import { refused } from '../core/refusal';
import type { Setup } from '../core/setup';
import type { GameState } from '../core/state';
import type { Rules } from '../core/table';
import { advance, Runner } from '../rules/advance';
import { answer, type Begin, type Outcome } from '../rules/answer';
import { copyOf } from '../rules/copy';
import { gatherForces } from '../rules/setup/newGame';
import { frozen, isSame, sharedState } from '../rules/sharing';
import { checkAnswer, checkSeed, checkSetup } from './boundary';
import type { Play } from './replay';
import { setupProblem } from './setupProblem';

export type Mode = 'play' | 'fork';

const inPlace: Begin = (rules, state) => new Runner(rules, state);
// A game that comes from disk is not frozen yet, and the next state will share parts of it.
const onCopy: Begin = (rules, state) => new Runner(rules, copyOf(frozen(state)));

/** The same setup comes again and again, in replays and simulations: what was worked out for it is kept with the object that it is. */
let lately: Setup | null = null;

function asBefore(setup: Setup): Setup {
  if (!lately || !isSame(lately, setup)) lately = frozen(setup);
  return lately;
}

/** That very one has been read before, and is frozen since. */
const readSetup = (raw: unknown) =>
  lately !== null && raw === lately ? { ok: true as const, value: lately } : checkSetup(raw);

/** The two doors: what does not fit is refused in a sentence, and nothing has happened. */
export function playIn(rules: Rules, mode: Mode): Play {
  return {
    newGame(rawSetup, rawSeed) {
      const setup = readSetup(rawSetup);
      if (!setup.ok) return setup;
      const seed = checkSeed(rawSeed);
      if (!seed.ok) return seed;
      const problem = setupProblem(rules.catalog, setup.value);
      if (problem) return refused('malformed', problem);
      const start = new Runner(rules, gatherForces(rules, asBefore(setup.value), seed.value));
      const begun: Outcome = { ok: true, step: advance(start) };
      return mode === 'fork' ? begun : settled(begun, null);
    },
    answer(state: GameState, raw) {
      if (state.rng.kind === 'hidden') {
        return refused('malformed', 'A view cannot be played on: imagine the rest of the game first.');
      }
      const given = checkAnswer(raw);
      if (!given.ok) return given;
      return mode === 'fork'
        ? answer(rules, state, given.value, inPlace)
        : settled(answer(rules, state, given.value, onCopy), state);
    },
  };
}

/** The state before stays as it is, and shares with the new one whatever is equal. */
function settled(outcome: Outcome, before: GameState | null): Outcome {
  if (!outcome.ok) return outcome;
  const { state, events } = outcome.step;
  return { ok: true, step: { state: sharedState(before, state), events } };
}
