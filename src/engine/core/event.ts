import type { AbilityRef, AbilitySource } from './ability';
import type { ActionKey } from './action';
import type { DamageFrom, RollPurpose } from './effect';
import type { ManeuverKind, WeaponRef } from './frame';
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
import type { Point, Pose } from './place';
import type { Reason } from './reason';
import type { RefereeEdit } from './referee';
import type { ScoreReason } from './score';
import type { DeviceToken, Outcome, Phase } from './state';
import type { Token } from './token';
import type {
  ActionColor,
  AttackFace,
  ConditionId,
  DamageId,
  DefenseFace,
  DeviceId,
  Difficulty,
  ManeuverCode,
  StandardArc,
  UpgradeId,
} from './vocabulary';

export type Face = AttackFace | DefenseFace;

/** How a ship came to another place. */
export type MoveKind = 'maneuver' | 'boost' | 'barrelRoll' | 'decloak' | 'slam' | 'tractor' | 'referee';

/** How a device came onto the table: between the rear or front guides, or put down some other way. */
export type PlacingWay = 'drop' | 'launch' | 'place';

export interface ConditionNews {
  readonly ship: ShipId;
  /** Of a facedown one the other player knows only that it is there: null. */
  readonly condition: ConditionId | null;
  readonly faceup: boolean;
  /** Whose card assigned it. */
  readonly from: ShipId | null;
}

/** What can happen, in the past tense. The log, the animations and the triggered abilities all read these. */
export interface EventPayloads {
  gameStarted: { readonly firstPlayer: PlayerId };
  firstPlayerRolled: {
    readonly rolls: Readonly<Record<PlayerId, readonly AttackFace[]>>;
    readonly first: PlayerId | null;
  };
  /** The one in the centre is placed by nobody. */
  markerPlaced: { readonly marker: MarkerId; readonly at: Point; readonly player: PlayerId | null };
  obstaclePlaced: { readonly rock: RockId; readonly player: PlayerId; readonly pose: Pose };
  obstacleSetAside: { readonly rock: RockId };
  shipPlaced: { readonly ship: ShipId; readonly pose: Pose };
  turretPointed: { readonly ship: ShipId; readonly arc: StandardArc };
  roundStarted: { readonly round: number };
  phaseStarted: { readonly phase: Phase };
  phaseEnded: { readonly phase: Phase };
  /** The other player sees only that it was set: null. */
  dialSet: { readonly ship: ShipId; readonly maneuver: ManeuverCode | null };
  playerReady: { readonly player: PlayerId; readonly ready: boolean };
  initiativeReached: { readonly initiative: number };
  shipActivated: { readonly ship: ShipId };
  dialRevealed: { readonly ship: ShipId; readonly maneuver: ManeuverCode };
  /** A card turned it faceup before the ship activates. */
  dialShown: { readonly ship: ShipId; readonly maneuver: ManeuverCode };
  maneuverReplaced: { readonly ship: ShipId; readonly by: 'ion' | 'stress'; readonly maneuver: ManeuverCode };
  /** A card puts another maneuver in place of the one on the dial. */
  maneuverChanged: {
    readonly ship: ShipId;
    readonly maneuver: ManeuverCode;
    /** As a sideslip. */
    readonly slips?: true;
    /** The same one, on another template. */
    readonly loopsBy?: 'straight' | 'turn';
  };
  /** A card lets it stay where it is. */
  maneuverSkipped: { readonly ship: ShipId };
  shipMoved: {
    readonly ship: ShipId;
    readonly from: Pose;
    readonly to: Pose;
    readonly how: MoveKind;
    readonly by: string;
    readonly travelled: number | null;
    /** The card that had it move, where that matters. */
    readonly card?: AbilitySource;
  };
  difficultyChecked: { readonly ship: ShipId; readonly difficulty: Difficulty };
  shipsOverlapped: { readonly ship: ShipId; readonly overlapped: readonly ShipId[]; readonly touched: ShipId };
  /** `maneuver`: by a maneuver, and not by a boost or a roll. */
  obstacleMet: {
    readonly ship: ShipId;
    readonly object: ObstacleTokenId;
    readonly overlapped: boolean;
    /** Overlapped, and the template lay on it too: moved through. */
    readonly through?: true;
    readonly maneuver?: true;
  };
  obstacleRemoved: { readonly object: ObstacleTokenId };
  maneuverExecuted: {
    readonly ship: ShipId;
    readonly maneuver: ManeuverCode;
    readonly kind: ManeuverKind;
    readonly fully: boolean;
    readonly slips?: true;
    readonly obstacles: readonly ObstacleTokenId[];
    /** Ships and obstacles on which the template lay. */
    readonly through?: readonly ObjectId[];
  };
  /** `from` is where it stood before the move. */
  shipFled: { readonly ship: ShipId; readonly from: Pose };
  placedInReserve: { readonly ship: ShipId; readonly from: Pose };
  /** `from` is where it stood; null where it has not been placed yet. */
  shipDocked: { readonly ship: ShipId; readonly carrier: ShipId; readonly from: Pose | null };
  /** It leaves its carrier from there, by that maneuver. */
  shipLaunched: {
    readonly ship: ShipId;
    readonly carrier: ShipId;
    readonly pose: Pose;
    readonly maneuver: ManeuverCode;
    readonly emergency: boolean;
  };
  shipDeployed: { readonly ship: ShipId; readonly pose: Pose };
  markerMarked: { readonly marker: MarkerId; readonly player: PlayerId };
  cacheTowed: { readonly ship: ShipId; readonly marker: MarkerId };
  cacheJettisoned: { readonly ship: ShipId; readonly marker: MarkerId };
  knowledgeGained: { readonly ship: ShipId; readonly marker: MarkerId };
  markerRecharged: { readonly marker: MarkerId };
  conditionAssigned: ConditionNews;
  conditionRevealed: ConditionNews;
  conditionLost: ConditionNews;
  actionSkipped: {
    readonly ship: ShipId;
    readonly why: 'overlappedShip' | 'overlappedObstacle' | 'card' | 'stressed' | 'nothingPossible';
  };
  actionPerformed: {
    readonly ship: ShipId;
    readonly action: ActionKey;
    readonly color: ActionColor;
    readonly linked: boolean;
    readonly partly?: true;
    /** Of a jam action: whom. */
    readonly jams?: ShipId;
    /** Of a lock action: what, though a jam token may have taken the lock at once. */
    readonly locks?: ObjectId;
    /** Of a boost: the ships that it moved through. */
    readonly through?: readonly ShipId[];
  };
  actionFailed: { readonly ship: ShipId; readonly action: ActionKey; readonly reason: Reason | null };
  /** `color`: of the coordinate action by which it was; null where it was by none. */
  shipCoordinated: { readonly ship: ShipId; readonly by: ShipId; readonly color: ActionColor | null };
  /** `becomes`: it took this one to make it so. */
  tokenGained: {
    readonly ship: ShipId;
    readonly token: Token;
    readonly becomes?: 'ionized' | 'tractored';
    /** One effect brought several of them, and this is not the first. */
    readonly again?: true;
    /** An obstacle or a device, if it comes from one. */
    readonly from?: DamageFrom;
  };
  /** `jammed`: a green one, by a ship that was jammed at that moment. `for`: another ship has spent it. */
  tokenRemoved: {
    readonly ship: ShipId;
    readonly token: Token;
    readonly spent: boolean;
    readonly jammed?: true;
    readonly for?: ShipId;
  };
  lockAcquired: { readonly ship: UnitId; readonly object: ObjectId };
  /** Handed on with its token. */
  /** A reinforce token shows the other full arc now: this one. */
  reinforceTurned: { readonly ship: ShipId; readonly token: 'reinforceFore' | 'reinforceAft' };
  lockMoved: { readonly ship: UnitId; readonly from: ObjectId; readonly object: ObjectId };
  lockBroken: { readonly ship: UnitId; readonly object: ObjectId; readonly spent: boolean };
  shipRotated: { readonly ship: ShipId; readonly from: Pose; readonly to: Pose };
  /** A boost or roll that is no action found no room. */
  moveFailed: { readonly ship: ShipId; readonly how: 'boost' | 'barrelRoll'; readonly reason: Reason };
  decloakFailed: { readonly ship: ShipId };
  activationEnded: { readonly ship: ShipId };
  engagementStarted: { readonly ship: ShipId };
  attackDeclared: {
    readonly attacker: UnitId;
    readonly defender: UnitId;
    readonly weapon: WeaponRef;
    readonly range: number;
    readonly obstructedBy: readonly ObjectId[];
    readonly bonus: boolean;
  };
  attackDeclined: { readonly ship: UnitId; readonly why: Reason | null };
  diceRolled: {
    readonly ship: UnitId | null;
    readonly kind: 'attack' | 'defense';
    readonly faces: readonly Face[];
    readonly purpose: RollPurpose;
  };
  /** Of a roll outside of an attack. */
  rollRepeated: {
    readonly ship: UnitId;
    readonly kind: 'attack' | 'defense';
    readonly dice: readonly number[];
    readonly after: readonly Face[];
    readonly by: AbilitySource;
  };
  diceRerolled: {
    readonly kind: 'attack' | 'defense';
    readonly dice: readonly number[];
    readonly before: readonly Face[];
    readonly after: readonly Face[];
    readonly by: string;
    /** To other effects it was no reroll. */
    readonly afresh?: true;
  };
  diceChanged: {
    readonly kind: 'attack' | 'defense';
    readonly before: readonly Face[];
    readonly after: readonly Face[];
    readonly by: string;
  };
  /** Results that a card adds; nobody rolled them. */
  diceAdded: {
    readonly kind: 'attack' | 'defense';
    readonly faces: readonly Face[];
    readonly after: readonly Face[];
    readonly by: string;
  };
  /** Canceled by a card: they leave the pool. */
  diceCanceled: {
    readonly kind: 'attack' | 'defense';
    readonly dice: readonly number[];
    readonly faces: readonly Face[];
    readonly after: readonly Face[];
    readonly by: string;
  };
  resultsNeutralized: {
    readonly attack: readonly AttackFace[];
    readonly canceled: readonly AttackFace[];
    readonly reinforced: number;
    readonly hit: boolean;
  };
  attackPerformed: {
    readonly attacker: UnitId;
    readonly defender: UnitId;
    readonly weapon: WeaponRef;
    readonly hit: boolean;
    readonly bonus: boolean;
  };
  shieldLost: { readonly ship: ShipId; readonly left: number };
  damageSuffered: {
    readonly ship: ShipId;
    readonly damage: 'hit' | 'crit';
    /** The faceup card that it brought. */
    readonly card: DamageCardId | null;
  };
  damageDealt: {
    readonly ship: ShipId;
    readonly id: DamageOnShipId;
    readonly card: DamageId | null;
    readonly faceup: boolean;
  };
  /** It was about to be dealt. */
  damageDiscarded: { readonly ship: ShipId; readonly card: DamageId | null };
  damageExposed: { readonly ship: ShipId; readonly id: DamageCardId; readonly card: DamageId };
  damageRepaired: {
    readonly ship: ShipId;
    readonly id: DamageOnShipId;
    readonly card: DamageId | null;
    readonly wasFaceup: boolean;
  };
  deckReshuffled: {
    readonly player: PlayerId;
    readonly cards: number;
    /** Facedown cards go back only when no others are left. */
    readonly from: 'discarded' | 'facedown';
  };
  shipDestroyed: { readonly ship: ShipId };
  shipRemoved: { readonly ship: ShipId };
  /** Where somebody practises: an endless hull is whole again. */
  shipRestored: { readonly ship: ShipId };
  /** A ship's turn in the System Phase. */
  systemReached: { readonly ship: ShipId };
  /** The moment for what is used during the End Phase. */
  endPhaseReached: { readonly round: number };
  devicePlaced: {
    /** One, or a set. */
    readonly tokens: readonly DeviceTokenId[];
    readonly device: DeviceId;
    readonly owner: PlayerId;
    readonly ship: ShipId | null;
    readonly pose: Pose;
    readonly how: PlacingWay;
  };
  deviceDetonated: {
    readonly token: DeviceTokenId;
    readonly device: DeviceId;
    readonly was: DeviceToken;
    /** Who had it locked, if anybody. */
    readonly lockedBy?: readonly UnitId[];
  };
  fusePlaced: { readonly token: DeviceTokenId };
  /** A ship has suffered the effect of a bomb. */
  bombFelt: { readonly ship: ShipId; readonly device: DeviceId; readonly owner: PlayerId };
  fuseRemoved: { readonly token: DeviceTokenId };
  deviceRemoved: { readonly token: DeviceTokenId };
  deviceMoved: { readonly token: DeviceTokenId; readonly from: Pose; readonly to: Pose };
  deviceChargeSpent: { readonly token: DeviceTokenId };
  remoteEngaged: { readonly remote: DeviceTokenId };
  remoteDamaged: { readonly remote: DeviceTokenId };
  remoteDestroyed: { readonly remote: DeviceTokenId };
  remoteFled: { readonly remote: DeviceTokenId };
  shieldRecovered: { readonly ship: ShipId; readonly shields: number };
  damagePrevented: { readonly ship: ShipId; readonly by: ShipId; readonly hits: number; readonly crits: number };
  chargeSpent: { readonly ship: ShipId; readonly card: UpgradeId | null };
  chargeLost: { readonly ship: ShipId; readonly card: UpgradeId | null };
  chargeRecovered: { readonly ship: ShipId; readonly card: UpgradeId | null };
  cardFlipped: { readonly ship: ShipId; readonly card: UpgradeId; readonly side: 0 | 1 };
  forceSpent: { readonly ship: ShipId; readonly count: number };
  forceRecovered: { readonly ship: ShipId; readonly count: number };
  /** It has become another ship's. */
  upgradeEquipped: { readonly ship: ShipId; readonly card: UpgradeId };
  upgradeMoved: { readonly ship: ShipId; readonly from: ShipId; readonly card: UpgradeId };
  /** On which other ship, or how, where that was picked. */
  abilityUsed: { readonly ref: AbilityRef; readonly on?: ShipId; readonly how?: string };
  scored: { readonly player: PlayerId; readonly points: number; readonly reason: ScoreReason };
  roundScored: { readonly round: number };
  refereed: { readonly player: PlayerId; readonly edit: RefereeEdit };
  gameEnded: Outcome;
}

export type EventType = keyof EventPayloads;
export type EventOf<T extends EventType> = { readonly type: T } & EventPayloads[T];
export type GameEvent = { [T in EventType]: EventOf<T> }[EventType];
