import type { MarkerId, PlayerId, ShipId } from './ids';
import type { CardId } from './vocabulary';

/** Why points were given. */
export type ScoreReason =
  | { readonly kind: 'deficit' }
  | { readonly kind: 'half'; readonly ship: ShipId }
  | { readonly kind: 'destroyed'; readonly ship: ShipId }
  | { readonly kind: 'objective'; readonly markers: readonly MarkerId[]; readonly alone: boolean }
  /** Taken away, or brought, by a card. */
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'referee' };

export interface ScoreEntry {
  readonly player: PlayerId;
  readonly points: number;
  readonly round: number;
  readonly reason: ScoreReason;
}

/** Every point with its reason; a player's points are their sum. */
export type Score = readonly ScoreEntry[];

export const pointsOf = (score: Score, player: PlayerId): number =>
  score.reduce((sum, entry) => (entry.player === player ? sum + entry.points : sum), 0);
