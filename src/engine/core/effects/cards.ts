import type { ShipId } from '../ids';
import type { UpgradeId } from '../vocabulary';

/** Upgrade cards on their ships. */
export type CardEffect =
  /** With all its charges. */
  | { readonly do: 'moveUpgrade'; readonly ship: ShipId; readonly from: ShipId; readonly card: UpgradeId }
  /** From outside the game, with all its charges. */
  | { readonly do: 'equipUpgrade'; readonly ship: ShipId; readonly card: UpgradeId }
  | { readonly do: 'flipCard'; readonly ship: ShipId; readonly card: UpgradeId };
