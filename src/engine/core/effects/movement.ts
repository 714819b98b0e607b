import type { AbilitySource } from '../ability';
import type { MoveKind } from '../event';
import type { ManeuverInHand } from '../frame';
import type { ObstacleTokenId, PlayerId, ShipId } from '../ids';
import type { BoardEdge, Pose } from '../place';
import type { ManeuverCode, TemplateName } from '../vocabulary';
import type { DeviceMeeting } from './devices';

/** Where a ship came from and by what, so that viewers can draw it. */
export interface MoveRecord {
  readonly ship: ShipId;
  readonly to: Pose;
  readonly how: MoveKind;
  /** The template, as `2 bankLeft`, or what else moved it. */
  readonly by: string;
  readonly travelled: number | null;
  /** Of a boost: the ships on which the template lay. */
  readonly through?: readonly ShipId[];
  /** The card that had it move, where that matters. */
  readonly card?: AbilitySource;
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
  readonly met: readonly { readonly object: ObstacleTokenId; readonly overlapped: boolean; readonly through?: true }[];
  readonly devices: readonly DeviceMeeting[];
}

/** Where ships go, and what they meet there. */
export type MovementEffect =
  | { readonly do: 'execute'; readonly ship: ShipId; readonly maneuver: ManeuverInHand }
  | ({ readonly do: 'settleManeuver' } & ManeuverEnd)
  | ({ readonly do: 'moveShip' } & MoveRecord)
  | ({ readonly do: 'boostPartially'; readonly overlapped: readonly ShipId[]; readonly touched: ShipId } & MoveRecord)
  /** Boosts or rolls without an action. */
  | {
      readonly do: 'offerMove';
      readonly ship: ShipId;
      readonly how: 'boost' | 'barrelRoll';
      /** Or so. */
      readonly or?: 'barrelRoll';
      readonly must: boolean;
      /** The card that has it move, so that others know it again. */
      readonly card?: AbilitySource;
      /** By these of the usual templates. */
      readonly only?: readonly TemplateName[];
    }
  | { readonly do: 'checkDifficulty'; readonly ship: ShipId; readonly code: ManeuverCode }
  | { readonly do: 'overlapShips'; readonly ship: ShipId; readonly overlapped: readonly ShipId[] }
  | {
      readonly do: 'meetObstacle';
      readonly ship: ShipId;
      readonly object: ObstacleTokenId;
      readonly overlapped: boolean;
      /** Overlapped, and the template lay on it too. */
      readonly through?: true;
      /** By a maneuver: one that ends on it costs the Perform Action step. */
      readonly maneuver?: true;
      readonly settled?: true;
      readonly declined?: readonly string[];
    }
  | { readonly do: 'removeObstacle'; readonly object: ObstacleTokenId }
  | { readonly do: 'skipActionStep'; readonly ship: ShipId; readonly why?: 'card' }
  | { readonly do: 'flee'; readonly ship: ShipId; readonly from: Pose }
  /** Off the table but not out of the game; `from`, if that is not where the ship stands now, is where it left from. */
  | { readonly do: 'placeInReserve'; readonly ship: ShipId; readonly from?: Pose }
  /** Back from reserve, within range 1 of one of these edges. What is not said of its turns, the rules say. */
  | ({
      readonly do: 'deploy';
      readonly ship: ShipId;
      readonly edges: readonly BoardEdge[];
      /** And beyond that range of every enemy. */
      readonly beyond?: number;
      /** At range 0 of an obstacle instead, wherever that lies. */
      readonly atObstacle?: true;
    } & TurnsLeft)
  | ({ readonly do: 'arrive'; readonly ship: ShipId; readonly pose: Pose | null } & TurnsLeft)
  | { readonly do: 'rotateShip'; readonly ship: ShipId; readonly by: number }
  /** One that must be costs the cloak token even if it fails. */
  /** `orLoses`: instead of a "no" it loses its cloak token. */
  | { readonly do: 'offerDecloak'; readonly ship: ShipId; readonly must?: true; readonly orLoses?: true }
  | {
      readonly do: 'decloak';
      readonly ship: ShipId;
      readonly pose: Pose | null;
      readonly by: string;
      readonly must?: true;
    }
  | { readonly do: 'offerTractorMove'; readonly ship: ShipId; readonly by: PlayerId }
  | { readonly do: 'offerTractorTurn'; readonly ship: ShipId; readonly by: PlayerId };
