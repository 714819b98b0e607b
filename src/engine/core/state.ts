import type { Draft } from 'immer';
import type { Decision } from './decision';
import type { Frame, WeaponRef } from './frame';
import type {
  DamageCardId,
  DeviceTokenId,
  MarkerId,
  NotedDamageId,
  ObjectId,
  PlayerId,
  RockId,
  ShipId,
  UnitId,
} from './ids';
import type { Note } from './note';
import type { Pose } from './place';
import type { Practice } from './practice';
import type { Rng } from './rng';
import type { MarkerKind } from './scenario';
import type { Score } from './score';
import type { Setup } from './setup';
import type { Tokens } from './token';
import type {
  AttackFace,
  ConditionId,
  DamageId,
  DefenseFace,
  DeviceId,
  ManeuverCode,
  ObstacleId,
  PilotId,
  PrintedArc,
  StandardArc,
  UpgradeId,
} from './vocabulary';

export const PHASES = ['setup', 'planning', 'system', 'activation', 'engagement', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** An upgrade card on its ship. */
export interface Equipped {
  readonly card: UpgradeId;
  readonly charges: number;
  /** Which of its two sides is up, for a card that flips. */
  readonly side: 0 | 1;
}

/** A damage card beside its ship. */
export interface DamageCardOnShip {
  readonly id: DamageCardId;
  readonly card: DamageId;
  readonly faceup: boolean;
}

/** A facedown damage that is only written down, since its card was needed for a new deck. */
export interface NotedDamage {
  readonly id: NotedDamageId;
  readonly card: null;
  readonly faceup: false;
}

export type DamageOnShip = DamageCardOnShip | NotedDamage;

/** A condition card beside its ship. */
export interface ConditionOnShip {
  readonly card: ConditionId;
  /** The card that assigned it, and the ship with that card; null where the mission did. */
  readonly from: Note['by'] | null;
  /** A facedown one is known only to the player who assigned it. */
  readonly faceup: boolean;
  /** A damage card that lies on it, faceup. */
  readonly holds?: DamageCardId;
  /** Mission points that lie on it. */
  readonly points?: number;
}

/** An attack that was performed. */
export interface AttackMade {
  readonly weapon: WeaponRef;
  readonly arc: PrintedArc;
  readonly defender: UnitId;
  readonly hit: boolean;
  readonly bonus: boolean;
}

/** What a ship did this round; wiped when the next begins. */
export interface RoundMemory {
  readonly systemDone: boolean;
  readonly activated: boolean;
  readonly engaged: boolean;
  /** Keys of the actions performed or failed: each once a round. */
  readonly actions: readonly string[];
  /** The speed of the maneuver it executed, which a SLAM must match. */
  readonly executedSpeed: number | null;
  readonly bonusAttack: boolean;
  readonly attacks: readonly AttackMade[];
  readonly tractored: boolean;
  readonly placedDevice: boolean;
  readonly decloaked: boolean;
}

export interface Ship {
  readonly id: ShipId;
  readonly player: PlayerId;
  /** Its place in the squad, as on its ID markers. */
  readonly number: number;
  readonly pilot: PilotId;
  readonly upgrades: readonly Equipped[];
  readonly conditions: readonly ConditionOnShip[];
  readonly where: 'hand' | 'table' | 'reserve' | 'removed';
  /** The ship that it is docked with: then it is in reserve. */
  readonly carrier?: ShipId;
  readonly pose: Pose;
  readonly tokens: Tokens;
  /** What it has locked. */
  readonly locks: readonly ObjectId[];
  readonly charges: number;
  readonly force: number;
  readonly shields: number;
  readonly damage: readonly DamageOnShip[];
  /** Where the turret indicator points; a double one points the opposite way too. */
  readonly turret: StandardArc | null;
  readonly dial: ManeuverCode | null;
  readonly revealed: boolean;
  readonly destroyed: boolean;
  readonly round: RoundMemory;
}

export interface Rock {
  readonly id: RockId;
  readonly obstacle: ObstacleId;
  readonly owner: PlayerId;
  /** Null while in hand, or set aside for want of a place. */
  readonly pose: Pose | null;
  readonly setAside: boolean;
}

export interface DeviceToken {
  readonly id: DeviceTokenId;
  readonly device: DeviceId;
  readonly owner: PlayerId;
  readonly pose: Pose;
  /** Which outline of its device it is: cluster mines are laid as a set of three, each a mine of its own. */
  readonly piece: number;
  readonly fuses: number;
  /** Damage cards of a remote. */
  readonly damage: readonly DamageOnShip[];
  readonly charges: number;
  /** What a remote has locked. */
  readonly locks: readonly ObjectId[];
  /** A remote that waits, as ships do, for the end of its initiative step. */
  readonly destroyed: boolean;
}

/** A scenario feature. */
export interface Marker {
  readonly id: MarkerId;
  readonly kind: MarkerKind;
  readonly x: number;
  readonly y: number;
  /** Whose player marker lies on it. */
  readonly player: PlayerId | null;
  /** Whether its charge is active. */
  readonly charged: boolean;
  /** The ship that has it in tow: then it is not in the play area. */
  readonly onShip: ShipId | null;
}

export interface Deck {
  readonly draw: readonly DamageCardId[];
  readonly discard: readonly DamageCardId[];
}

export interface GameState {
  readonly setup: Setup;
  readonly round: number;
  readonly phase: Phase;
  readonly firstPlayer: PlayerId;
  readonly ships: Readonly<Record<ShipId, Ship>>;
  readonly rocks: Readonly<Record<RockId, Rock>>;
  readonly devices: Readonly<Record<DeviceTokenId, DeviceToken>>;
  readonly markers: Readonly<Record<MarkerId, Marker>>;
  readonly decks: Readonly<Record<PlayerId, Deck>>;
  readonly score: Score;
  /** What is under way, innermost last. Plain data, so a game saved in mid-attack resumes in mid-attack. */
  readonly agenda: readonly Frame[];
  /** The questions on the table. The engine stands still until they are answered. */
  readonly pending: readonly Decision[];
  /** Which players are done with their dials. */
  readonly ready: Readonly<Record<PlayerId, boolean>>;
  readonly asked: number;
  readonly piecesMade: number;
  readonly rng: Rng;
  /** What lasts: paid effects, limits, memory of cards. */
  readonly notes: readonly Note[];
  /** Abilities used up, by ship, card and ability, until the round ends. */
  readonly used: Readonly<Record<string, number>>;
  /** What is settled where somebody practises; null in a game. */
  readonly practice: Practice | null;
  /** What the next dice of an attack will show, where somebody practises and has set it. */
  readonly nextRoll: { readonly attack: readonly AttackFace[]; readonly defense: readonly DefenseFace[] };
  /** Who would leave it at a draw; when both would, the game ends. */
  readonly agreesToDraw: readonly PlayerId[];
  /** The players have agreed that this round is the last. */
  readonly endsAfterRound: boolean;
  readonly outcome: Outcome | null;
}

export const END_REASONS = ['wipedOut', 'scoreReached', 'lastRound', 'conceded', 'agreedDraw'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface Outcome {
  /** Null for a draw. */
  readonly winner: PlayerId | null;
  readonly reason: EndReason;
}

/** The game as effect handlers write it. Everyone else reads a `GameState`. */
export type Game = Draft<GameState>;
