import type { ActionKey } from './action';
import type { ObjectId, ShipId } from './ids';
import type { Point } from './place';
import type { AttackRequirement } from './vocabulary';

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
  | { readonly kind: 'noTurret' }
  | { readonly kind: 'alreadyCloaked' }
  | { readonly kind: 'onlyDuringActivation' }
  | { readonly kind: 'noMoreActions' }
  | { readonly kind: 'damagedSensorArray' }
  | { readonly kind: 'blindedPilot' }
  | { readonly kind: 'outOfRange'; readonly measured: Measured; readonly least: number; readonly most: number }
  | { readonly kind: 'notInArc'; readonly arc: string }
  | { readonly kind: 'isFriendly' }
  | { readonly kind: 'disarmed' }
  | { readonly kind: 'cloaked' }
  | { readonly kind: 'onObstacle'; readonly object: ObjectId }
  | { readonly kind: 'inGas'; readonly object: ObjectId }
  | { readonly kind: 'requires'; readonly what: AttackRequirement }
  | { readonly kind: 'noCharge' }
  | { readonly kind: 'bonusAttackUsed' }
  | { readonly kind: 'overlapsShip'; readonly ships: readonly ShipId[] }
  | { readonly kind: 'meetsObstacle'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'leavesPlayArea' }
  | { readonly kind: 'notInDeploymentZone' }
  | { readonly kind: 'tooCloseToEdge' }
  | { readonly kind: 'tooCloseToObstacle'; readonly object: ObjectId }
  | { readonly kind: 'overlapsMarker'; readonly object: ObjectId };
