import type { Decision } from '../../../engine/core/decision';
import type { GameState } from '../../../engine/core/state';
import type { TableNow } from '../useTable';

export interface AskedNext {
  readonly game: GameState;
  readonly decision: Decision;
}

/** The question that an answer leads to, if it is for the same player and nothing is left to chance before it. */
export function askedAfter({ engine, game, decision }: TableNow, option: string): AskedNext | null {
  if (!decision) return null;
  const outcome = engine.answer(game, { decision: decision.id, player: decision.player, choice: { option } });
  if (!outcome.ok) return null;
  const { state } = outcome.step;
  const [next] = state.pending;
  const sure = JSON.stringify(state.rng) === JSON.stringify(game.rng);
  return sure && next?.player === decision.player ? { game: state, decision: next } : null;
}
