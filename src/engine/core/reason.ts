import type { AbilitySource } from './ability';
import type { ActionKey } from './action';
import type { ObjectId, ShipId } from './ids';
import type { BoardEdge, Point } from './place';
import type { Limit } from './terms';
import type { Token } from './token';
import type { Arc, AttackRequirement } from './vocabulary';
import type { When } from './window';

/** The two points of a measurement, and the band it falls into. */
export interface Measured {
  readonly from: Point;
  readonly to: Point;
  readonly range: number;
}

/** Why something that a player would look for is not offered. */
export type Reason =
  | { readonly kind: 'stressed' }
  | { readonly kind: 'redWhileStressed' }
  | { readonly kind: 'noForce' }
  | { readonly kind: 'ionized' }
  | { readonly kind: 'alreadyThisRound'; readonly action: ActionKey }
  | { readonly kind: 'noTarget' }
  | { readonly kind: 'nothingToReload' }
  | { readonly kind: 'nothingToRepair' }
  | { readonly kind: 'noShieldLost' }
  | { readonly kind: 'noTurret' }
  | { readonly kind: 'alreadyCloaked' }
  | { readonly kind: 'onlyDuringActivation' }
  /** SLAM: no maneuver of the dial has the speed that was executed; null if none was. */
  | { readonly kind: 'noSuchSpeed'; readonly speed: number | null }
  | { readonly kind: 'noMoreActions' }
  /** A card in play forbids it. */
  | { readonly kind: 'card'; readonly ship: ShipId; readonly card: AbilitySource }
  /** The terms of a card that do not hold: its own `if`, a note that should lie there, how often, the price. */
  | { readonly kind: 'ownCondition' }
  | { readonly kind: 'nothingLaid' }
  | { readonly kind: 'usedUp'; readonly limit: Limit | 'attack' }
  | {
      readonly kind: 'cannotPay';
      readonly what: Token | 'lock' | 'charge' | 'force' | 'shield' | 'energy';
      readonly by: 'self' | 'others';
      /** Where it takes more than one: some may be left. */
      readonly count?: number;
    }
  /** It waits for another moment. */
  | { readonly kind: 'notItsMoment'; readonly when: When }
  | { readonly kind: 'onlyInAttack' }
  /** Another ship plays that part in the attack. */
  | { readonly kind: 'notItsPart'; readonly as: 'attacker' | 'defender' }
  | { readonly kind: 'otherSideUp' }
  | { readonly kind: 'inReserve' }
  /** Not one of the ships that a card means. */
  | { readonly kind: 'notMeant' }
  | { readonly kind: 'alreadyTowing' }
  | { readonly kind: 'towing' }
  | { readonly kind: 'alreadyKnows' }
  | { readonly kind: 'cacheSpent'; readonly object: ObjectId }
  /** A mission's action, too early or outside the Perform Action step. */
  | { readonly kind: 'fromRoundTwo' }
  | { readonly kind: 'onlyInPerformAction' }
  | { readonly kind: 'notAtRangeOfCentre' }
  | { readonly kind: 'tooCloseToMarker'; readonly object: ObjectId }
  | { readonly kind: 'notAtRangeOfEdge' }
  | { readonly kind: 'notAtRangeOfShip' }
  | { readonly kind: 'outOfRange'; readonly measured: Measured; readonly least: number; readonly most: number }
  | { readonly kind: 'notInArc'; readonly arc: Arc }
  | { readonly kind: 'disarmed' }
  | { readonly kind: 'cloaked' }
  | { readonly kind: 'onObstacle'; readonly object: ObjectId }
  | { readonly kind: 'inGas'; readonly object: ObjectId }
  /** One of these would do. */
  | { readonly kind: 'requires'; readonly oneOf: readonly AttackRequirement[] }
  | { readonly kind: 'noCharge' }
  | { readonly kind: 'bonusAttackUsed' }
  | { readonly kind: 'overlapsShip'; readonly ships: readonly ShipId[] }
  | { readonly kind: 'meetsObstacle'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'leavesPlayArea' }
  | { readonly kind: 'notInDeploymentZone' }
  | { readonly kind: 'notWithinEdge'; readonly edges: readonly BoardEdge[] }
  | { readonly kind: 'tooCloseToEdge' }
  | { readonly kind: 'tooCloseToObstacle'; readonly object: ObjectId }
  /** A ship comes from reserve farther from every enemy. */
  | { readonly kind: 'notAtObstacle' }
  | { readonly kind: 'tooCloseToEnemy'; readonly object: ObjectId }
  | { readonly kind: 'tooCloseToShip'; readonly object: ObjectId }
  | { readonly kind: 'overlapsMarker'; readonly object: ObjectId }
  | { readonly kind: 'noPlace' }
  | { readonly kind: 'notItsTurn'; readonly initiative: number }
  | { readonly kind: 'hadItsTurn' }
  | { readonly kind: 'fullyCharged' }
  | { readonly kind: 'nothingToChange' }
  | { readonly kind: 'attackRangeZero' }
  | { readonly kind: 'alreadyRerolled' }
  /** A card counts how many it may. */
  | { readonly kind: 'focusModified' };
