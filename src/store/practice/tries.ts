import { create } from 'zustand';
import type { GameState } from '../../engine/core/state';
import type { HistoryStep } from '../history';
import { isOwnStep } from '../undo';

/** A round as it was flown before somebody went back to its beginning. */
export interface Try {
  readonly round: number;
  /** How many answers lie before it, and the table that it began with. */
  readonly at: number;
  readonly start: GameState;
  readonly steps: readonly HistoryStep[];
}

interface TriesStore {
  /** The try before this one. */
  readonly before: Try | null;
}

export const useTries = create<TriesStore>()(() => ({ before: null }));

/** The round in which the player last chose something, from its first choice on; null where there was none. */
export function lastTry(past: readonly HistoryStep[]): Try | null {
  const isChoice = (step: HistoryStep) => isOwnStep(step) && 'choice' in step.answer;
  const round = past.findLast(isChoice)?.state.round;
  const at = past.findIndex(step => step.state.round === round && isChoice(step));
  if (round === undefined || at < 0) return null;
  return { round, at, start: past[at]!.state, steps: past.slice(at).filter(({ state }) => state.round === round) };
}

/** The two tries of a round that began alike: the one before, and the one that is flown now. */
export function bothTries(
  before: Try | null,
  past: readonly HistoryStep[],
  game: GameState,
): { readonly before: Try; readonly now: readonly HistoryStep[] } | null {
  if (!before || game.round < before.round) return null;
  // What came of both is in sight until the next round has begun to move.
  if (game.round > before.round && (game.round > before.round + 1 || game.phase !== 'planning')) return null;
  const begun = past[before.at]?.state ?? game;
  if (begun !== before.start) return null;
  return { before, now: past.slice(before.at).filter(({ state }) => state.round === before.round) };
}
