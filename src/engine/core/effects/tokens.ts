import type { ObjectId, PlayerId, ShipId, UnitId } from '../ids';
import type { Token } from '../token';
import type { CardId, UpgradeId } from '../vocabulary';
import type { DamageFrom } from './damage';

/** Tokens, locks, charges and the Force. */
export type TokenEffect =
  | {
      readonly do: 'gainToken';
      readonly ship: ShipId;
      readonly token: Token;
      readonly by: PlayerId;
      /** Of several that one effect brings, not the first: they are gained at once, as one instance. */
      readonly again?: true;
      readonly from?: DamageFrom;
      readonly settled?: true;
      readonly declined?: readonly string[];
    }
  | { readonly do: 'offerJamLoss'; readonly ship: ShipId; readonly by: PlayerId }
  /** `for`: another ship spends it, as if it had it. */
  | {
      readonly do: 'removeToken';
      readonly ship: ShipId;
      readonly token: Token;
      readonly spent: boolean;
      readonly for?: ShipId;
    }
  /** To the other full arc: neither lost nor gained. */
  | { readonly do: 'turnReinforce'; readonly ship: ShipId; readonly token: 'reinforceFore' | 'reinforceAft' }
  | { readonly do: 'transferToken'; readonly ship: ShipId; readonly to: ShipId; readonly token: Token }
  /** The lock token that lies on one ship is handed to another; `ship` is whose lock it is. */
  | { readonly do: 'moveLock'; readonly ship: UnitId; readonly object: ShipId; readonly to: UnitId }
  /** One of these, wherever they are; null for whatever a lock action could reach. */
  | { readonly do: 'offerLock'; readonly ship: ShipId; readonly targets: readonly ObjectId[] | null }
  /** One of these goes; its player says which. */
  | { readonly do: 'loseOneOf'; readonly ship: ShipId; readonly card: CardId; readonly tokens: readonly Token[] }
  | { readonly do: 'acquireLock'; readonly ship: UnitId; readonly object: ObjectId }
  | { readonly do: 'breakLock'; readonly ship: UnitId; readonly object: ObjectId; readonly spent: boolean }
  | { readonly do: 'breakAllLocks'; readonly ship: ShipId }
  | { readonly do: 'spendCharge'; readonly ship: ShipId; readonly card: UpgradeId | null }
  /** Not spent: nothing was paid with it. */
  | { readonly do: 'loseCharge'; readonly ship: ShipId; readonly card: UpgradeId | null }
  | { readonly do: 'recoverCharge'; readonly ship: ShipId; readonly card: UpgradeId | null }
  | { readonly do: 'spendForce'; readonly ship: ShipId; readonly count: number }
  | { readonly do: 'recoverForce'; readonly ship: ShipId; readonly count: number };
