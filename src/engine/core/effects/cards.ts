import type { ShipId } from '../ids';
import type { UpgradeId } from '../vocabulary';

export interface CardOnShip {
  readonly ship: ShipId;
  readonly card: UpgradeId;
}

/** Upgrade cards on their ships. */
export type CardEffect =
  /** With all its charges, unless it stays as it is. */
  | {
      readonly do: 'moveUpgrade';
      readonly ship: ShipId;
      readonly from: ShipId;
      readonly card: UpgradeId;
      readonly asIs?: true;
    }
  /** Two ships exchange a card each, as they are. */
  | { readonly do: 'exchangeUpgrades'; readonly one: CardOnShip; readonly other: CardOnShip }
  /** From outside the game, with all its charges. */
  | { readonly do: 'equipUpgrade'; readonly ship: ShipId; readonly card: UpgradeId }
  | { readonly do: 'flipCard'; readonly ship: ShipId; readonly card: UpgradeId };
