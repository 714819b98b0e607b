import { freeze, produce } from 'immer';
import type { Answer, Outcome } from '../../src/engine';
import type { Game, GameState } from '../../src/engine/core/state';
import type { Rules } from '../../src/engine/core/table';
import { Runner } from '../../src/engine/rules/advance';
import { answer } from '../../src/engine/rules/answer';

/** Every write is a copy, and nothing that was read before a write can change with it. */
class Careful extends Runner {
  override write(recipe: (game: Game) => void): void {
    this.state = produce(this.state, recipe);
  }
}

/** The slow way to play, to hold the fast one against: a handler that reads before a write and uses it after is told apart. */
export const answerCarefully = (rules: Rules, state: GameState, given: Answer): Outcome =>
  answer(rules, freeze(state, true), given, (own, start) => new Careful(own, { ...start }));
