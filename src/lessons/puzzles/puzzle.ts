import type { ShipId } from '../../engine/core/ids';

/** A question from a game between two opponents: which dial for this ship? All others of its player lie as they were set. */
export interface KeptPuzzle {
  readonly ship: ShipId;
  /** The state of the game there, packed: no answers, which would play otherwise whenever a card is mended. */
  readonly game: string;
}

export interface Puzzle extends KeptPuzzle {
  /** From 1 on. */
  readonly number: number;
}

export const numbered = (kept: readonly KeptPuzzle[]): readonly Puzzle[] =>
  kept.map((puzzle, at) => ({ number: at + 1, ...puzzle }));
