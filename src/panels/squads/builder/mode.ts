import type { UpgradeId } from '../../../engine/core/vocabulary';
import type { AnySlot } from '../../../squads/slots';

/** A card is being chosen for a ship. */
export interface UpgradeMode {
  readonly kind: 'upgrades';
  /** Its place in the squad. */
  readonly ship: number;
  /** Left out: cards of any slot. */
  readonly slot: AnySlot | null;
  /** The card in that slot, which the next one replaces. */
  readonly card: UpgradeId | null;
}

/** What the middle of the workbench offers. */
export type Mode =
  | { readonly kind: 'pilots' }
  | UpgradeMode
  | { readonly kind: 'obstacles' }
  | { readonly kind: 'share' };
