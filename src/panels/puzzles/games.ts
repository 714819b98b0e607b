import { type Puzzle, type PuzzleGame, puzzlesOf } from '../../lessons/puzzles/puzzle';

/** All that are shipped; fetched when somebody comes for one. Our own file: a test holds its form. */
export async function loadPuzzles(): Promise<readonly Puzzle[]> {
  const { default: games } = await import('../../../data/puzzles.json');
  return puzzlesOf(games as unknown as readonly PuzzleGame[]);
}
