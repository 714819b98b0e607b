import type { PlayerId } from '../../../engine/core/ids';
import { pointsOf, type Score, type ScoreEntry } from '../../../engine/core/score';

/** One round of the game's story: what each scored in it, and where both stood then. */
export interface RoundTotals {
  readonly round: number;
  readonly entries: readonly ScoreEntry[];
  readonly total: Readonly<Record<PlayerId, number>>;
}

/** From setup to the last round, also those in which nobody scored. */
export function totalsOf(score: Score, rounds: number): readonly RoundTotals[] {
  return Array.from({ length: rounds + 1 }, (_, round) => {
    const until = score.filter(entry => entry.round <= round);
    return {
      round,
      entries: score.filter(entry => entry.round === round),
      total: { p1: pointsOf(until, 'p1'), p2: pointsOf(until, 'p2') },
    };
  });
}
