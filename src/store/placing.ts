import type { Answer, Engine } from '../engine';
import type { PlayerId } from '../engine/core/ids';
import type { GameState } from '../engine/core/state';

/** A legal place for the piece that is asked for during setup; null if none is, or if it is another player's. */
export function placeNext(engine: Engine, game: GameState, seed: number, players: readonly PlayerId[]): Answer | null {
  const [decision] = game.pending;
  if (!decision || game.phase !== 'setup' || !players.includes(decision.player)) return null;
  // A different start a piece scatters obstacles; ships stand in a row along their edge.
  const scatter = Math.abs(seed * 31 + game.asked * 7 + (decision.player === 'p1' ? 0 : 3));
  return engine.legalAnswers(game, decision.player, scatter)[0] ?? null;
}
