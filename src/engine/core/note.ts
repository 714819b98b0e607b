import type { AbilityRef } from './ability';
import type { PlayerId, ShipId } from './ids';

/** When a note is taken away by itself. */
export const UNTIL = ['attack', 'maneuver', 'activation', 'engagement', 'phase', 'round', 'game'] as const;
export type Until = (typeof UNTIL)[number];

/** What lasts: an effect that was paid for, a limit that is used up, what a card remembers. */
export interface Note {
  readonly by: Pick<AbilityRef, 'ship' | 'source'>;
  readonly name: string;
  /** The ship it lies on; null where it lies on the attack, or on the card itself. */
  readonly on: ShipId | null;
  readonly until: Until;
  /** Of those on an attack, the place of its frame: an attack within an attack has notes of its own. */
  readonly frame: number | null;
  readonly value?: string | number;
  /** What it says is known only to that player; to the other it is one of these. */
  readonly facedown?: { readonly by: PlayerId; readonly among: readonly string[] };
}
