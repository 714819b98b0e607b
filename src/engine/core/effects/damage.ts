import type { DamageCardId, DamageOnShipId, PlayerId, ShipId } from '../ids';
import type { CardId, DamageId, DamageTrait, DeviceId } from '../vocabulary';

/** What damage or a token comes from, where that is no attack and no card's text. */
export type DamageFrom =
  | { readonly kind: 'obstacle' }
  | { readonly kind: 'device'; readonly device: DeviceId; readonly owner: PlayerId };

/** Damage suffered and repaired, shields, and ships that leave the game. */
export type DamageEffect =
  | { readonly do: 'recoverShield'; readonly ship: ShipId }
  | { readonly do: 'loseShield'; readonly ship: ShipId }
  | {
      readonly do: 'sufferDamage';
      readonly ship: ShipId;
      readonly hits: number;
      readonly crits: number;
      readonly from?: DamageFrom;
      readonly settled?: true;
      readonly declined?: readonly string[];
    }
  | { readonly do: 'sufferOne'; readonly ship: ShipId; readonly damage: 'hit' | 'crit' }
  | {
      readonly do: 'dealDamage';
      readonly ship: ShipId;
      readonly faceup: boolean;
      /** The damage that brought the card, if one did. */
      readonly suffered?: 'hit' | 'crit';
      /** A certain card, not the next of the deck. */
      readonly id?: DamageCardId;
      readonly settled?: true;
    }
  /** A card of that name from the ship's own deck, which is shuffled then. */
  | { readonly do: 'dealFromDeck'; readonly ship: ShipId; readonly card: DamageId; readonly faceup: boolean }
  /** So many are drawn from the ship's deck; a player deals it one of them faceup, and the rest is discarded. */
  | {
      readonly do: 'drawDamage';
      readonly ship: ShipId;
      readonly count: number;
      readonly by: PlayerId;
      readonly suffered?: 'hit' | 'crit';
      readonly card?: DamageId;
    }
  /** Instead of being dealt: the damage was suffered all the same. */
  | {
      readonly do: 'discardDamage';
      readonly ship: ShipId;
      /** Null: the next of the deck, unseen. */
      readonly id: DamageCardId | null;
      readonly suffered?: 'hit' | 'crit';
    }
  | { readonly do: 'readDamageCard'; readonly ship: ShipId; readonly id: DamageCardId }
  | { readonly do: 'repairDamage'; readonly ship: ShipId; readonly id: DamageOnShipId }
  | { readonly do: 'repairFacedown'; readonly ship: ShipId }
  /** A faceup one, of that kind if one is named; a card lets its player say which. */
  | { readonly do: 'repairFaceup'; readonly ship: ShipId; readonly card: CardId; readonly trait?: DamageTrait }
  /** Without a card named, any facedown one. */
  | {
      readonly do: 'exposeDamage';
      readonly ship: ShipId;
      readonly id: DamageOnShipId | null;
      readonly settled?: true;
      readonly declined?: readonly string[];
    }
  /** Its player looks at its facedown cards and picks one. Without its name, asks for it. */
  | { readonly do: 'exposePicked'; readonly ship: ShipId; readonly card?: DamageId }
  /** That player looks at its facedown ones and exposes one. */
  | { readonly do: 'exposeOneOf'; readonly ship: ShipId; readonly by: PlayerId }
  /** Its damage cards are discarded, all of them; or all are revealed, and those of the names or the kind are. */
  | {
      readonly do: 'purgeDamage';
      readonly ship: ShipId;
      readonly only?: { readonly cards: readonly DamageId[]; readonly trait: DamageTrait };
    }
  /** All that are faceup. */
  | { readonly do: 'repairAllFaceup'; readonly ship: ShipId }
  /** Destroyed, if it has as many damage cards as hull. */
  | { readonly do: 'checkDestroyed'; readonly ship: ShipId }
  /** Exposes a damage card, or is strained instead if its player prefers. */
  | { readonly do: 'exposeOrStrain'; readonly ship: ShipId }
  | { readonly do: 'destroyShip'; readonly ship: ShipId; readonly settled?: true }
  | { readonly do: 'restoreShip'; readonly ship: ShipId }
  | { readonly do: 'removeShip'; readonly ship: ShipId };
