import type { Face } from './event';
import type { ObjectId, PlayerId, ShipId } from './ids';
import type { Pose } from './place';
import type { Practice } from './practice';
import type { Token } from './token';
import type { UpgradeId } from './vocabulary';

/**
 * What players do by hand, because a card or the table talk asks for it.
 * Damage cards are named by their place beside the ship: a facedown one has no name that anybody may know.
 */
export type RefereeEdit =
  | { readonly kind: 'move'; readonly piece: ObjectId; readonly pose: Pose }
  | { readonly kind: 'giveToken' | 'takeToken'; readonly ship: ShipId; readonly token: Token }
  | { readonly kind: 'giveLock' | 'takeLock'; readonly ship: ShipId; readonly object: ObjectId }
  | { readonly kind: 'setCharges'; readonly ship: ShipId; readonly card: UpgradeId | null; readonly to: number }
  | { readonly kind: 'setForce' | 'setShields'; readonly ship: ShipId; readonly to: number }
  | { readonly kind: 'dealDamage'; readonly ship: ShipId; readonly faceup: boolean }
  | { readonly kind: 'flipDamage' | 'discardDamage'; readonly ship: ShipId; readonly card: number }
  | { readonly kind: 'flipUpgrade'; readonly ship: ShipId; readonly card: UpgradeId }
  | { readonly kind: 'setDie'; readonly dice: 'attack' | 'defense'; readonly die: number; readonly face: Face }
  | { readonly kind: 'markPoints'; readonly for: PlayerId; readonly points: number }
  | { readonly kind: 'concede' }
  /** Only where somebody practises: what is settled from now on. */
  | { readonly kind: 'settle'; readonly practice: Practice }
  /** What the next dice of an attack will show. */
  | { readonly kind: 'setNextRoll'; readonly dice: 'attack' | 'defense'; readonly faces: readonly Face[] }
  /** Only where somebody practises: a ship that left comes back whole. */
  | { readonly kind: 'bringBack'; readonly ship: ShipId; readonly pose: Pose }
  | { readonly kind: 'agreeToDraw'; readonly agreed: boolean }
  /** The players agree that this round is the last, or that it is not. */
  | { readonly kind: 'endAfterRound'; readonly agreed: boolean }
  /** New dice. Null where a viewer may not know the seed. */
  | { readonly kind: 'reseed'; readonly seed: number | null }
  /** From here on it is a copy of another game: dice and unseen damage cards are its own. */
  | { readonly kind: 'copied'; readonly seed: number | null };
