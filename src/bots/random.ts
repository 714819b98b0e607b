import type { Engine } from '../engine';
import type { Answer } from '../engine/core/decision';
import { PLAYERS } from '../engine/core/ids';
import type { GameState } from '../engine/core/state';

/** Picks evenly among legal answers. `random` gives numbers in [0, 1). */
export function randomAnswer(
  engine: Pick<Engine, 'legalAnswers'>,
  state: GameState,
  random: () => number,
): Answer | null {
  const asked = PLAYERS.filter(player => state.pending.some(decision => decision.player === player));
  if (asked.length === 0) return null;
  const player = asked[Math.floor(random() * asked.length)]!;
  const answers = engine.legalAnswers(state, player, Math.floor(random() * 1e6));
  return answers[Math.floor(random() * answers.length)] ?? null;
}
