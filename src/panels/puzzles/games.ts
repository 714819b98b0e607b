import type { GameState } from '../../engine/core/state';
import { type KeptPuzzle, numbered, type Puzzle } from '../../lessons/puzzles/puzzle';
import { unpacked } from '../../store/packed';

/** All that are shipped; fetched when somebody comes for one. Our own file: a test holds its form. */
export async function loadPuzzles(): Promise<readonly Puzzle[]> {
  const { default: kept } = await import('../../../data/puzzles.json');
  return numbered(kept as readonly KeptPuzzle[]);
}

/** The game at the moment of the question. */
export async function positionOf({ game }: KeptPuzzle): Promise<GameState | null> {
  const text = await unpacked(game);
  return text === null ? null : (JSON.parse(text) as GameState);
}
