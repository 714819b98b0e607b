import type { ActionKey } from './action';
import type { ActionWhy, Question } from './decision';
import type { GameEvent, MoveKind } from './event';
import type { Frame, ManeuverInHand, Trigger, WeaponRef } from './frame';
import type { DamageCardId, ObjectId, PlayerId, RockId, ShipId, UnitId } from './ids';
import type { Pose } from './place';
import type { Reason } from './reason';
import type { ScoreReason } from './score';
import type { EndReason, Phase } from './state';
import type { Token } from './token';
import type {
  ActionColor,
  AttackFace,
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
  readonly met: readonly { readonly rock: RockId; readonly overlapped: boolean }[];
}

/** Everything the engine can be told to do, resolved one at a time from the innermost frame. */
export type Effect =
  // The machine.
  | { readonly do: 'enter'; readonly frame: Frame }
  | { readonly do: 'ask'; readonly question: Question }
  | { readonly do: 'announce'; readonly event: GameEvent }
  | { readonly do: 'nextInQueue' }
  | { readonly do: 'takeFromQueue'; readonly trigger: Trigger }
  | { readonly do: 'resolveAbility' }
  // Setup.
  | { readonly do: 'rollForFirstPlayer' }
  | { readonly do: 'placeMarkers' }
  | { readonly do: 'placeObstacles' }
  | { readonly do: 'putObstacle'; readonly rock: RockId; readonly pose: Pose | null }
  | { readonly do: 'placeForces' }
  | { readonly do: 'putShip'; readonly ship: ShipId; readonly pose: Pose | null }
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
  | { readonly do: 'meetObstacle'; readonly ship: ShipId; readonly rock: RockId; readonly overlapped: boolean }
  | { readonly do: 'flee'; readonly ship: ShipId }
  | { readonly do: 'rotateShip'; readonly ship: ShipId; readonly by: number }
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
  | { readonly do: 'noMoreActions' }
  | { readonly do: 'failAction'; readonly reason: Reason | null }
  | { readonly do: 'offerLinkedAction'; readonly ship: ShipId; readonly after: ActionKey }
  | { readonly do: 'coordinate'; readonly ship: ShipId; readonly target: ShipId }
  | { readonly do: 'reloadCard'; readonly ship: ShipId; readonly card: UpgradeId }
  // Tokens, charges, locks.
  | {
      readonly do: 'gainToken';
      readonly ship: ShipId;
      readonly token: Token;
      readonly by: PlayerId;
      readonly settled?: true;
    }
  | { readonly do: 'removeToken'; readonly ship: ShipId; readonly token: Token; readonly spent: boolean }
  | { readonly do: 'acquireLock'; readonly ship: ShipId; readonly object: ObjectId }
  | { readonly do: 'breakLock'; readonly ship: ShipId; readonly object: ObjectId; readonly spent: boolean }
  | { readonly do: 'breakAllLocks'; readonly ship: ShipId }
  | { readonly do: 'spendCharge'; readonly ship: ShipId; readonly card: UpgradeId | null }
  | { readonly do: 'recoverCharge'; readonly ship: ShipId; readonly card: UpgradeId | null }
  | { readonly do: 'spendForce'; readonly ship: ShipId; readonly count: number }
  | { readonly do: 'recoverForce'; readonly ship: ShipId; readonly count: number }
  // Dice.
  | { readonly do: 'rollDice'; readonly ship: ShipId; readonly count: number; readonly purpose: RollPurpose }
  | {
      readonly do: 'applyRoll';
      readonly ship: ShipId;
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
      readonly do: 'changeDice';
      readonly dice: 'attack' | 'defense';
      readonly from: string;
      readonly to: string;
      readonly most: number;
      readonly by: string;
    }
  | { readonly do: 'useModification'; readonly key: string }
  // Attacks.
  | { readonly do: 'chooseAttack'; readonly ship: ShipId; readonly bonus: boolean }
  | {
      readonly do: 'declareAttack';
      readonly ship: ShipId;
      readonly target: UnitId;
      readonly weapon: WeaponRef;
      readonly bonus: boolean;
    }
  | {
      readonly do: 'beginAttack';
      readonly ship: ShipId;
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
    }
  | { readonly do: 'sufferOne'; readonly ship: ShipId; readonly damage: 'hit' | 'crit' }
  | { readonly do: 'dealDamage'; readonly ship: ShipId; readonly faceup: boolean }
  | { readonly do: 'readDamageCard'; readonly ship: ShipId; readonly id: DamageCardId }
  | { readonly do: 'checkHalf'; readonly ship: ShipId }
  | { readonly do: 'repairDamage'; readonly ship: ShipId; readonly id: DamageCardId }
  | { readonly do: 'destroyShip'; readonly ship: ShipId }
  | { readonly do: 'removeShip'; readonly ship: ShipId }
  | { readonly do: 'score'; readonly player: PlayerId; readonly points: number; readonly reason: ScoreReason };

export type EffectNamed<D extends Effect['do']> = Extract<Effect, { do: D }>;
export type Effects = readonly Effect[];

export const asking = (question: Question): Effect => ({ do: 'ask', question });
