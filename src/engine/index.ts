import type { Catalog } from '../catalog/catalog';
import type { Answer } from './core/decision';
import type { PlayerId } from './core/ids';
import type { Setup } from './core/setup';
import type { GameState } from './core/state';
import { advance, type Mode, type Step } from './rules/advance';
import { answer, type Outcome } from './rules/answer';
import { hashOf } from './rules/hash';
import { legalAnswers } from './rules/legalAnswers';
import { rulesFrom } from './rules/rules';
import { gatherForces } from './rules/setup/newGame';

export type { Answer, Outcome, Setup, Step };

/** The whole engine, over the card facts that the squads need. Synchronous and pure. */
export function createEngine(catalog: Catalog) {
  const rules = rulesFrom(catalog);
  const engine = (mode: Mode) => ({
    newGame: (setup: Setup, seed: number): Step => advance(rules, gatherForces(rules, setup, seed), [], mode),
    answer: (state: GameState, given: Answer): Outcome => answer(rules, state, given, mode),
  });
  return {
    ...engine('play'),
    rules,
    legalAnswers: (state: GameState, player: PlayerId, pick?: number) => legalAnswers(rules, state, player, pick),
    hashOf,
    /** A copy that writes in place: several times as fast, for bots and simulations. */
    fork: (state: GameState) => ({ state: structuredClone(state), ...engine('fork') }),
  };
}

export type Engine = ReturnType<typeof createEngine>;
