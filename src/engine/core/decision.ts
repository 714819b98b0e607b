import type { AbilityRef, DiceChange } from './ability';
import type { ActionKey } from './action';
import type { DropPlace, Effect } from './effect';
import type { CardOnShip } from './effects/cards';
import type { RollPurpose } from './effects/dice';
import type { Face } from './event';
import type { Trigger, WeaponRef } from './frame';
import type { Guides } from './has';
import type { DamageCardId, DeviceTokenId, MarkerId, ObjectId, PlayerId, RockId, ShipId, UnitId } from './ids';
import type { BoardEdge, Pose } from './place';
import type { RefereeEdit } from './referee';
import type { Token } from './token';
import type { CardId, DeviceId, ManeuverCode, StandardArc, UpgradeId } from './vocabulary';

export type DecisionId = `d${number}`;

/** What is being asked: enough for a panel title, a log line or a bot. */
export type Topic =
  | { readonly kind: 'placeObstacle' }
  | { readonly kind: 'placeShip' }
  | { readonly kind: 'placeMarker' }
  | { readonly kind: 'deploy'; readonly ship: ShipId }
  /** With which ship it docks, if with any. */
  | { readonly kind: 'dock'; readonly ship: ShipId }
  /** How it leaves its carrier. */
  | { readonly kind: 'launch'; readonly ship: ShipId; readonly carrier: ShipId; readonly emergency: boolean }
  | { readonly kind: 'chooseMarker'; readonly ship: ShipId; readonly action: ActionKey }
  | { readonly kind: 'chooseToForget' }
  | { readonly kind: 'pointTurret'; readonly ship: ShipId }
  | { readonly kind: 'setDials' }
  /** Of one ship, anew. */
  | { readonly kind: 'setDial'; readonly ship: ShipId }
  /** Which maneuver its dial shows, and then what it does show. */
  | { readonly kind: 'guessDial'; readonly ship: ShipId }
  | { readonly kind: 'seeDial'; readonly ship: ShipId }
  | { readonly kind: 'chooseShip'; readonly toDo: 'system' | 'activate' | 'engage' }
  | { readonly kind: 'decloak'; readonly ship: ShipId }
  | { readonly kind: 'chooseLanding'; readonly ship: ShipId }
  | { readonly kind: 'chooseAction'; readonly ship: ShipId; readonly why: ActionWhy }
  | { readonly kind: 'barrelRoll'; readonly ship: ShipId }
  | { readonly kind: 'boost'; readonly ship: ShipId }
  | { readonly kind: 'lock'; readonly ship: UnitId }
  /** Which of its locks goes, where a new one is too many. */
  | { readonly kind: 'breakLock'; readonly ship: ShipId }
  | { readonly kind: 'coordinate'; readonly ship: ShipId }
  | { readonly kind: 'jam'; readonly ship: ShipId }
  | { readonly kind: 'reinforce'; readonly ship: ShipId }
  | { readonly kind: 'reload'; readonly ship: ShipId }
  | { readonly kind: 'slam'; readonly ship: ShipId }
  | { readonly kind: 'chooseAttack'; readonly ship: UnitId; readonly bonus: boolean }
  | { readonly kind: 'chooseLine'; readonly ship: UnitId; readonly target: UnitId }
  | { readonly kind: 'modifyDice'; readonly ship: UnitId; readonly dice: 'attack' | 'defense' }
  | { readonly kind: 'rerollDice'; readonly ship: UnitId; readonly dice: 'attack' | 'defense'; readonly by: string }
  | { readonly kind: 'changeDice'; readonly ship: UnitId; readonly dice: 'attack' | 'defense'; readonly by: string }
  | { readonly kind: 'cancelDice'; readonly ship: UnitId; readonly dice: 'attack' | 'defense'; readonly by: string }
  /** What fell on the table, where a player rolls real dice: by the ship that rolls, and for the first player. */
  | {
      readonly kind: 'enterDice';
      readonly ship: UnitId;
      readonly dice: 'attack' | 'defense';
      readonly count: number;
      readonly why: RollWhy;
    }
  | { readonly kind: 'enterFirstDice'; readonly count: number }
  | { readonly kind: 'jamLoss'; readonly ship: ShipId }
  | { readonly kind: 'tractorMove'; readonly ship: ShipId }
  | { readonly kind: 'tractorTurn'; readonly ship: ShipId }
  | { readonly kind: 'mayUse'; readonly card: CardId | DamageCardId; readonly ship: ShipId }
  | { readonly kind: 'placeDevice'; readonly ship: ShipId; readonly card: UpgradeId }
  | { readonly kind: 'relocate'; readonly token: DeviceTokenId }
  | { readonly kind: 'detonate'; readonly device: DeviceTokenId | null }
  | { readonly kind: 'chooseObstacle'; readonly device: DeviceTokenId }
  | { readonly kind: 'resultsByHand'; readonly ship: UnitId; readonly card: UpgradeId }
  | { readonly kind: 'exposeOrStrain'; readonly ship: ShipId }
  /** Which of the drawn damage cards a ship is dealt, or which of its facedown ones it exposes. */
  | { readonly kind: 'chooseDamage'; readonly ship: ShipId; readonly exposes?: true }
  | { readonly kind: 'orderAbilities' };

/** What dice are rolled for: what a roll is for, or again or in addition. */
export type RollWhy = RollPurpose['kind'] | 'reroll' | 'more';

/** What gave a ship the action it may now perform. */
export type ActionWhy = 'activation' | 'linked' | 'overlap' | 'coordinated' | 'card';

/** What an option points at, so the board can light it up and a test can name it. */
export type Subject =
  | { readonly kind: 'pass' }
  | { readonly kind: 'ready' }
  /** Where a ship can be picked in several ways: with which token or card, or how. */
  | {
      readonly kind: 'ship';
      readonly ship: ShipId;
      readonly token?: Token;
      readonly card?: CardId | DamageCardId;
      readonly way?: string;
      readonly holder?: UnitId;
    }
  | { readonly kind: 'object'; readonly object: ObjectId }
  | { readonly kind: 'rock'; readonly rock: RockId }
  | { readonly kind: 'marker'; readonly marker: MarkerId }
  | { readonly kind: 'device'; readonly device: DeviceId }
  | { readonly kind: 'dial'; readonly ship: ShipId; readonly maneuver: ManeuverCode }
  | { readonly kind: 'maneuver'; readonly maneuver: ManeuverCode }
  | { readonly kind: 'action'; readonly action: ActionKey }
  /** A place to end at; without a pose, a direction that has none and will fail. */
  | {
      readonly kind: 'pose';
      readonly pose: Pose | null;
      readonly name: string;
      /** Of a device: which, and by which template. */
      readonly drop?: Pick<DropPlace, 'device' | 'how' | 'edge' | 'template'>;
      /** Of a ship that leaves its carrier: from where and by which maneuver. */
      readonly launch?: { readonly from: Pose; readonly guides: Guides; readonly maneuver: ManeuverCode };
    }
  | { readonly kind: 'arc'; readonly arc: StandardArc }
  | { readonly kind: 'target'; readonly target: UnitId; readonly weapon: WeaponRef; readonly permit?: AbilityRef }
  | { readonly kind: 'line'; readonly crosses: readonly ObjectId[] }
  | { readonly kind: 'die'; readonly index: number }
  /** All dice of a roll, in no order. */
  | { readonly kind: 'faces'; readonly faces: readonly Face[] }
  /** A way to change dice, and the card that lets it be: null for tokens, Force, locks and remotes. */
  | { readonly kind: 'modification'; readonly name: string; readonly does: DiceChange; readonly by: AbilityRef | null }
  /** One of several that a card names. */
  | { readonly kind: 'choice'; readonly name: string }
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'card'; readonly card: CardId | DamageCardId }
  | { readonly kind: 'upgrade'; readonly card: UpgradeId }
  /** A card that would be flipped to that side. */
  | { readonly kind: 'side'; readonly card: UpgradeId; readonly side: 0 | 1 }
  /** Two cards that would change places. */
  | { readonly kind: 'exchange'; readonly cards: readonly [CardOnShip, CardOnShip] }
  | { readonly kind: 'ability'; readonly trigger: Trigger };

export interface Option {
  /** Stays the same for ever: records store keys, so a new card never breaks an old replay. */
  readonly key: string;
  readonly subject: Subject;
  /** What follows if it is picked. Data, never a closure: a paused game can be saved. */
  readonly then: readonly Effect[];
}

/** Where a piece may be placed. */
export type Region =
  /** Beyond range 2 of every edge and 1 of other obstacles; with `clear`, beyond that range of every ship too. */
  | { readonly kind: 'obstacle'; readonly clear?: number }
  /** Within range 1 of the player's edge; of 2, if that is full. */
  | { readonly kind: 'deployment'; readonly player: PlayerId; readonly range?: 2 }
  /** Within range 1 of one of these edges. */
  | { readonly kind: 'arrival'; readonly edges: readonly BoardEdge[]; readonly beyond?: number }
  /** At range 0 of an obstacle and beyond that range of every enemy of the player. */
  | { readonly kind: 'atObstacle'; readonly player: PlayerId; readonly beyond: number }
  /** A mission's marker, near the edge of that player. */
  | { readonly kind: 'objective'; readonly edge: PlayerId }
  /** Beyond that range of every edge. */
  | { readonly kind: 'beyondEdges'; readonly range: number }
  /** A cache thrown off: at range 1 of where the ship is or was. */
  | { readonly kind: 'jettison'; readonly ship: ShipId; readonly from: Pose };

/** One option; some of them; or an option with a pose. */
export type Ask =
  | { readonly kind: 'one' }
  | { readonly kind: 'some'; readonly min: number; readonly max: number; readonly then: PicksEffect }
  | { readonly kind: 'place'; readonly region: Region };

/** The effect that takes the keys picked. */
type PicksEffect = Extract<Effect, { readonly picks: readonly string[] }>;

export interface Decision {
  readonly id: DecisionId;
  readonly player: PlayerId;
  readonly topic: Topic;
  readonly ask: Ask;
  readonly options: readonly Option[];
  /** The card that lets it be asked, where one does. */
  readonly by?: AbilityRef;
  /** So that it can be asked again when a hand has changed the table. */
  readonly from: AskedBy;
}
export type Question = Omit<Decision, 'id' | 'from'>;

/** An effect that asks this question, now or again, and how many effects after the question came with it. */
export interface AskedBy {
  readonly effect: Effect;
  readonly rest: number;
}

export type Choice =
  | { readonly option: string }
  | { readonly option: string; readonly pose: Pose }
  | { readonly picks: readonly string[] };

export interface ChosenAnswer {
  readonly decision: DecisionId;
  readonly player: PlayerId;
  readonly choice: Choice;
}

/** Done by hand: taken at any time, whatever is being asked. */
export interface RefereeAnswer {
  readonly player: PlayerId;
  readonly referee: RefereeEdit;
}

/** The only input a game takes, whether from a click, a bot, a replay or a test. */
export type Answer = ChosenAnswer | RefereeAnswer;

export const pass = (then: readonly Effect[] = []): Option =>
  then.length === 0 ? PASS : { key: 'pass', subject: PASS.subject, then };

const PASS: Option = Object.freeze({ key: 'pass', subject: Object.freeze({ kind: 'pass' }), then: Object.freeze([]) });
