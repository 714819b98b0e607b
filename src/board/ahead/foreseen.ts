import type { Engine } from '../../engine';
import type { Decision } from '../../engine/core/decision';
import type { GameState } from '../../engine/core/state';

/** What an answer would lead to. */
export interface Foreseen {
  readonly game: GameState;
  /** What the same player would be asked then. */
  readonly decision: Decision | null;
}

/**
 * What the action pointed at would bring, where that is sure: whatever rolls dice, draws a card or hands
 * the turn to somebody else is not looked into.
 */
export function foreseen(engine: Engine, game: GameState, decision: Decision, key: string): Foreseen | null {
  if (decision.topic.kind !== 'chooseAction' || !decision.options.some(option => option.key === key)) return null;
  const outcome = engine.answer(game, { decision: decision.id, player: decision.player, choice: { option: key } });
  if (!outcome.ok || outcome.step.state.rng !== game.rng) return null;
  const { state } = outcome.step;
  return { game: state, decision: state.pending.find(({ player }) => player === decision.player) ?? null };
}
