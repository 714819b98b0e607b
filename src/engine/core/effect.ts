import type { ActionKey } from './action';
import type { ActionWhy, AskedBy, Question } from './decision';
import type { Face, GameEvent, MoveKind, PlacingWay } from './event';
import type { Frame, ManeuverInHand, Trigger, WeaponRef } from './frame';
import type {
  DamageCardId,
  DamageOnShipId,
  DeviceTokenId,
  MarkerId,
  ObjectId,
  ObstacleTokenId,
  PlayerId,
  RockId,
  ShipId,
  UnitId,
} from './ids';
import type { BoardEdge, Pose } from './place';
import type { Reason } from './reason';
import type { RefereeEdit } from './referee';
import type { ScoreReason } from './score';
import type { EndReason, Phase } from './state';
import type { Token } from './token';
import type {
  ActionColor,
  AttackFace,
  CardId,
  ConditionId,
  DeviceId,
  ManeuverCode,
  ObstacleKind,
  PrintedArc,
  StandardArc,
  UpgradeId,
} from './vocabulary';

/** What a roll outside the two of an attack is for; what its faces do is decided by this. */
export type RollPurpose =
  | { readonly kind: 'attack' }
  | { readonly kind: 'defense' }
  | { readonly kind: 'friendlyOverlap' }
  | { readonly kind: 'obstacle'; readonly obstacle: ObstacleKind }
  | { readonly kind: 'device'; readonly device: DeviceId; readonly token: DeviceTokenId }
  | { readonly kind: 'woundedPilot' }
  | { readonly kind: 'consoleFire' };

export type AttackStep =
  | 'payCosts'
  | 'rollAttackDice'
  | 'defenderModifiesAttackDice'
  | 'attackerModifiesAttackDice'
  | 'rollDefenseDice'
  | 'attackerModifiesDefenseDice'
  | 'defenderModifiesDefenseDice'
  | 'neutralizeResults'
  | 'dealDamage'
  | 'aftermath';

/** Where a ship came from and by what, so that viewers can draw it. */
export interface MoveRecord {
  readonly ship: ShipId;
  readonly to: Pose;
  readonly how: MoveKind;
  /** The template, as `2 bankLeft`, or what else moved it. */
  readonly by: string;
  readonly travelled: number | null;
}

/** A device under the template or the final base of a move. */
export interface DeviceMeeting {
  readonly token: DeviceTokenId;
  readonly overlapped: boolean;
}

/** A place where a device can be put: by which template and way. */
export interface DropPlace {
  readonly key: string;
  readonly device: DeviceId;
  readonly pose: Pose;
  readonly how: PlacingWay;
  /** Its name; of several devices each must use another. */
  readonly template: string;
}

/** A mine and the ship on which it will go off. */
export interface ShipOnMine {
  readonly token: DeviceTokenId;
  readonly ship: ShipId;
}

/** Which turns of this round a deployed ship still has, where its effect says so. */
export interface TurnsLeft {
  readonly activates?: boolean;
  readonly engages?: boolean;
}

/** How an executed maneuver ended. */
export interface ManeuverEnd {
  readonly ship: ShipId;
  readonly maneuver: ManeuverInHand;
  readonly pose: Pose;
  /** Which of a roll's three places. */
  readonly landing: string;
  readonly travelled: number | null;
  readonly overlapped: readonly ShipId[];
  readonly touched: ShipId | null;
  readonly met: readonly { readonly object: ObstacleTokenId; readonly overlapped: boolean }[];
  readonly devices: readonly DeviceMeeting[];
}

/** A bonus attack that a card grants: with which weapon, against whom. */
export interface AttackLimit {
  readonly weapon: WeaponRef;
  readonly targets: readonly UnitId[];
  /** The lock or token that its header asks for is not needed. */
  readonly ignoresRequirement: boolean;
}

/** Everything the engine can be told to do, resolved one at a time from the innermost frame. */
export type Effect =
  // The machine.
  | { readonly do: 'enter'; readonly frame: Frame }
  | { readonly do: 'ask'; readonly question: Question; readonly from?: AskedBy }
  | { readonly do: 'announce'; readonly event: GameEvent }
  | { readonly do: 'nextInQueue' }
  | { readonly do: 'takeFromQueue'; readonly trigger: Trigger }
  | { readonly do: 'resolveAbility' }
  | { readonly do: 'referee'; readonly player: PlayerId; readonly edit: RefereeEdit }
  // Setup.
  | { readonly do: 'rollForFirstPlayer' }
  | { readonly do: 'placeMarkers' }
  | { readonly do: 'putMarker'; readonly marker: MarkerId; readonly pose: Pose | null; readonly by: PlayerId }
  | { readonly do: 'markMarker'; readonly marker: MarkerId; readonly player: PlayerId }
  | { readonly do: 'rechargeMarkers' }
  | { readonly do: 'tow'; readonly ship: ShipId; readonly marker: MarkerId }
  | { readonly do: 'jettison'; readonly ship: ShipId; readonly from: Pose }
  | { readonly do: 'transmit'; readonly ship: ShipId; readonly marker: MarkerId }
  | { readonly do: 'loseCondition'; readonly ship: ShipId; readonly condition: ConditionId }
  | { readonly do: 'placeObstacles' }
  | { readonly do: 'placeRemotes' }
  | { readonly do: 'putObstacle'; readonly rock: RockId; readonly pose: Pose | null }
  | { readonly do: 'placeForces' }
  | { readonly do: 'putShip'; readonly ship: ShipId; readonly pose: Pose | null }
  | { readonly do: 'offerTurret'; readonly ship: ShipId }
  | { readonly do: 'pointTurret'; readonly ship: ShipId; readonly arc: StandardArc }
  | { readonly do: 'prepareComponents' }
  // The round.
  | { readonly do: 'startRound' }
  | { readonly do: 'startPhase'; readonly phase: Phase }
  | { readonly do: 'endPhase' }
  | { readonly do: 'awaitDials' }
  | { readonly do: 'setDial'; readonly ship: ShipId; readonly maneuver: ManeuverCode }
  | { readonly do: 'takeBackDial'; readonly ship: ShipId }
  | { readonly do: 'setReady'; readonly player: PlayerId; readonly ready: boolean }
  | { readonly do: 'nextSystem' }
  | { readonly do: 'systemOf'; readonly ship: ShipId }
  | { readonly do: 'nextActivation' }
  | { readonly do: 'activate'; readonly ship: ShipId }
  | { readonly do: 'revealDial'; readonly ship: ShipId }
  | { readonly do: 'executeRevealed'; readonly ship: ShipId }
  | { readonly do: 'performActionStep'; readonly ship: ShipId }
  | { readonly do: 'endActivation'; readonly ship: ShipId }
  | { readonly do: 'nextEngagement' }
  | { readonly do: 'engage'; readonly ship: ShipId }
  | { readonly do: 'endInitiative' }
  | { readonly do: 'scoreRound' }
  | { readonly do: 'removeCircularTokens' }
  | { readonly do: 'recoverCharges' }
  | { readonly do: 'checkVictory' }
  | { readonly do: 'endGame'; readonly winner: PlayerId | null; readonly reason: EndReason }
  // Moving.
  | { readonly do: 'execute'; readonly ship: ShipId; readonly maneuver: ManeuverInHand }
  | ({ readonly do: 'settleManeuver' } & ManeuverEnd)
  | ({ readonly do: 'moveShip' } & MoveRecord)
  | { readonly do: 'checkDifficulty'; readonly ship: ShipId; readonly code: ManeuverCode }
  | { readonly do: 'overlapShips'; readonly ship: ShipId; readonly overlapped: readonly ShipId[] }
  | {
      readonly do: 'meetObstacle';
      readonly ship: ShipId;
      readonly object: ObstacleTokenId;
      readonly overlapped: boolean;
    }
  | { readonly do: 'removeObstacle'; readonly object: ObstacleTokenId }
  | { readonly do: 'skipActionStep'; readonly ship: ShipId }
  | { readonly do: 'flee'; readonly ship: ShipId; readonly from: Pose }
  /** Off the table but not out of the game; `from`, if that is not where the ship stands now, is where it left from. */
  | { readonly do: 'placeInReserve'; readonly ship: ShipId; readonly from?: Pose }
  /** Back from reserve, within range 1 of one of these edges. What is not said of its turns, the rules say. */
  | ({ readonly do: 'deploy'; readonly ship: ShipId; readonly edges: readonly BoardEdge[] } & TurnsLeft)
  | ({ readonly do: 'arrive'; readonly ship: ShipId; readonly pose: Pose | null } & TurnsLeft)
  | { readonly do: 'rotateShip'; readonly ship: ShipId; readonly by: number }
  | { readonly do: 'offerDecloak'; readonly ship: ShipId }
  | { readonly do: 'decloak'; readonly ship: ShipId; readonly pose: Pose | null; readonly by: string }
  | { readonly do: 'offerTractorMove'; readonly ship: ShipId; readonly by: PlayerId }
  | { readonly do: 'offerTractorTurn'; readonly ship: ShipId; readonly by: PlayerId }
  // Actions.
  | {
      readonly do: 'offerAction';
      readonly ship: ShipId;
      readonly why: ActionWhy;
      readonly only: readonly ActionKey[] | null;
      readonly as: ActionColor | null;
      readonly evenWhileStressed: boolean;
    }
  | {
      readonly do: 'performAction';
      readonly ship: ShipId;
      readonly action: ActionKey;
      readonly color: ActionColor;
      readonly linked: boolean;
    }
  | { readonly do: 'payAction' }
  | { readonly do: 'doAction' }
  | { readonly do: 'finishAction' }
  | { readonly do: 'noMoreActions'; readonly ship: ShipId }
  | { readonly do: 'failAction'; readonly reason: Reason | null }
  | { readonly do: 'offerLinkedAction'; readonly ship: ShipId; readonly after: ActionKey }
  | { readonly do: 'coordinate'; readonly ship: ShipId; readonly target: ShipId }
  | { readonly do: 'reloadCard'; readonly ship: ShipId; readonly card: UpgradeId }
  /** May perform this action, at this cost; asks, "no" among the answers. */
  | {
      readonly do: 'grantAction';
      readonly ship: ShipId;
      readonly action: ActionKey;
      readonly evenWhileStressed: boolean;
      readonly cost: readonly Effect[];
      readonly card: CardId;
    }
  // Devices.
  | {
      readonly do: 'offerDrop';
      readonly ship: ShipId;
      readonly card: UpgradeId;
      readonly places: readonly DropPlace[];
      /** How many, each by another template. */
      readonly most: number;
      readonly must: boolean;
      /** For each device. */
      readonly cost: readonly Effect[];
      readonly fuses: number;
    }
  | {
      readonly do: 'placeDevice';
      readonly owner: PlayerId;
      readonly ship: ShipId | null;
      readonly device: DeviceId;
      readonly pose: Pose | null;
      readonly how: PlacingWay;
      readonly fuses: number;
    }
  /** Mines laid under ships: first whom each of them strikes, then one after the other. */
  | {
      readonly do: 'detonateUnder';
      readonly struck: readonly ShipOnMine[];
      readonly left: readonly DeviceTokenId[];
    }
  | {
      readonly do: 'meetDevices';
      readonly ship: ShipId;
      readonly devices: readonly DeviceMeeting[];
      readonly maneuver: boolean;
    }
  | { readonly do: 'detonate'; readonly token: DeviceTokenId; readonly ship: ShipId | null }
  | { readonly do: 'detonateBombs' }
  | { readonly do: 'markUsed'; readonly key: string }
  | { readonly do: 'removeDevice'; readonly token: DeviceTokenId }
  | { readonly do: 'fadeObstacles' }
  /** What remotes do at a moment that has no initiative order. */
  | { readonly do: 'nextRemote'; readonly at: 'activation' | 'end' }
  | { readonly do: 'engageRemote'; readonly token: DeviceTokenId }
  | { readonly do: 'spendDeviceCharge'; readonly token: DeviceTokenId }
  | { readonly do: 'offerRelocation'; readonly token: DeviceTokenId }
  | { readonly do: 'relocate'; readonly token: DeviceTokenId; readonly pose: Pose }
  | { readonly do: 'damageRemote'; readonly token: DeviceTokenId; readonly count: number }
  | { readonly do: 'recoverShield'; readonly ship: ShipId }
  | { readonly do: 'loseShield'; readonly ship: ShipId }
  // Tokens, charges, locks.
  | {
      readonly do: 'gainToken';
      readonly ship: ShipId;
      readonly token: Token;
      readonly by: PlayerId;
      readonly settled?: true;
      readonly declined?: readonly string[];
    }
  | { readonly do: 'offerJamLoss'; readonly ship: ShipId; readonly by: PlayerId }
  | { readonly do: 'removeToken'; readonly ship: ShipId; readonly token: Token; readonly spent: boolean }
  | { readonly do: 'offerLock'; readonly ship: ShipId; readonly targets: readonly ObjectId[] }
  | { readonly do: 'acquireLock'; readonly ship: UnitId; readonly object: ObjectId }
  | { readonly do: 'breakLock'; readonly ship: UnitId; readonly object: ObjectId; readonly spent: boolean }
  | { readonly do: 'breakAllLocks'; readonly ship: ShipId }
  | { readonly do: 'spendCharge'; readonly ship: ShipId; readonly card: UpgradeId | null }
  /** Not spent: nothing was paid with it. */
  | { readonly do: 'loseCharge'; readonly ship: ShipId; readonly card: UpgradeId | null }
  | { readonly do: 'recoverCharge'; readonly ship: ShipId; readonly card: UpgradeId | null }
  | { readonly do: 'spendForce'; readonly ship: ShipId; readonly count: number }
  | { readonly do: 'recoverForce'; readonly ship: ShipId; readonly count: number }
  // Dice.
  | { readonly do: 'rollDice'; readonly ship: UnitId; readonly count: number; readonly purpose: RollPurpose }
  | {
      readonly do: 'applyRoll';
      readonly ship: UnitId;
      readonly faces: readonly AttackFace[];
      readonly purpose: RollPurpose;
    }
  | {
      readonly do: 'rerollDice';
      readonly dice: 'attack' | 'defense';
      readonly picks: readonly string[];
      readonly by: string;
    }
  | {
      readonly do: 'chooseReroll';
      readonly dice: 'attack' | 'defense';
      readonly most: number;
      readonly by: string;
      readonly player: PlayerId;
    }
  | {
      readonly do: 'chooseChange';
      readonly dice: 'attack' | 'defense';
      readonly from: readonly Face[];
      readonly to: Face;
      readonly most: number;
      readonly by: string;
      readonly player: PlayerId;
    }
  | {
      readonly do: 'changeDice';
      readonly dice: 'attack' | 'defense';
      readonly picks: readonly string[];
      readonly to: Face;
      readonly by: string;
    }
  | { readonly do: 'useModification'; readonly key: string }
  // Attacks.
  | { readonly do: 'chooseAttack'; readonly ship: UnitId; readonly bonus: boolean; readonly limit?: AttackLimit }
  | {
      readonly do: 'declareAttack';
      readonly ship: UnitId;
      readonly target: UnitId;
      readonly weapon: WeaponRef;
      readonly bonus: boolean;
    }
  | {
      readonly do: 'beginAttack';
      readonly ship: UnitId;
      readonly target: UnitId;
      readonly weapon: WeaponRef;
      readonly arc: PrintedArc;
      readonly range: number;
      readonly obstructedBy: readonly ObjectId[];
      readonly bonus: boolean;
    }
  | { readonly do: 'attackStep'; readonly step: AttackStep }
  // Damage.
  | {
      readonly do: 'sufferDamage';
      readonly ship: ShipId;
      readonly hits: number;
      readonly crits: number;
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
    }
  | { readonly do: 'readDamageCard'; readonly ship: ShipId; readonly id: DamageCardId }
  | { readonly do: 'checkHalf'; readonly ship: ShipId }
  | { readonly do: 'repairDamage'; readonly ship: ShipId; readonly id: DamageOnShipId }
  | { readonly do: 'repairFacedown'; readonly ship: ShipId }
  /** Without a card named, any facedown one. */
  | { readonly do: 'exposeDamage'; readonly ship: ShipId; readonly id: DamageOnShipId | null }
  /** Exposes a damage card, or is strained instead if its player prefers. */
  | { readonly do: 'exposeOrStrain'; readonly ship: ShipId }
  | { readonly do: 'destroyShip'; readonly ship: ShipId }
  | { readonly do: 'restoreShip'; readonly ship: ShipId }
  | { readonly do: 'removeShip'; readonly ship: ShipId }
  | { readonly do: 'score'; readonly player: PlayerId; readonly points: number; readonly reason: ScoreReason };

export type EffectNamed<D extends Effect['do']> = Extract<Effect, { do: D }>;
export type Effects = readonly Effect[];

export const asking = (question: Question): Effect => ({ do: 'ask', question });
