import type { TokenPiece } from '../../art/tokens';
import type { Face } from '../../engine/core/event';
import type { ObjectId, PlayerId, ShipId, UnitId } from '../../engine/core/ids';
import type { Point } from '../../engine/core/place';
import type { Phase } from '../../engine/core/state';
import type { DamageId, ManeuverCode } from '../../engine/core/vocabulary';
import type { Way } from './way';

/** Something that comes to a ship, or leaves it. */
export interface Pop {
  readonly at: Point;
  readonly piece: TokenPiece;
  readonly gained: boolean;
}

/** What is fired when the dice have been counted: from whom, at whom, and how many hit. */
export interface Shot {
  readonly from: Point;
  readonly to: Point;
  /** Whose shot it is. */
  readonly player: PlayerId;
  /** Half the target's base, in millimetres. */
  readonly half: number;
  /** Shields take it first. */
  readonly shielded: boolean;
}

/** What is to be seen of one thing that happened. */
export type Scene =
  | { readonly kind: 'banner'; readonly round: number | null; readonly phase: Phase | null }
  | { readonly kind: 'reveal'; readonly at: Point; readonly maneuver: ManeuverCode; readonly instead: boolean }
  | { readonly kind: 'move'; readonly ship: ShipId; readonly way: Way }
  | { readonly kind: 'attack'; readonly from: Point; readonly to: Point }
  | {
      readonly kind: 'dice';
      readonly pool: 'attack' | 'defense';
      /** Beside whoever rolls them; null for a roll of the table. */
      readonly at: Point | null;
      /** Dice of an attack fall on the stage, others beside their ship. */
      readonly staged: boolean;
      readonly after: readonly Face[];
      /** Those that fall: all when they are first rolled, none where a die is only turned. */
      readonly falling: readonly number[];
      /** The last of them decides between a hit and a miss: it is waited for. */
      readonly decides?: boolean;
    }
  | { readonly kind: 'cancel'; readonly canceled: number }
  | { readonly kind: 'result'; readonly hit: boolean; readonly left: readonly Face[]; readonly shot?: Shot | null }
  | { readonly kind: 'pops'; readonly pops: readonly Pop[] }
  /** A damage card turned up and read, then on its way to its ship. */
  | { readonly kind: 'card' | 'cardLaid'; readonly ship: ShipId; readonly at: Point; readonly card: DamageId }
  | { readonly kind: 'lock'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'ring'; readonly at: Point; readonly look: 'placed' | 'detonated' | 'destroyed' }
  | {
      readonly kind: 'kill';
      readonly ship: ShipId;
      readonly at: Point;
      /** Whoever attacked it; null where nobody did. */
      readonly by: UnitId | null;
      /** The points won for it. */
      readonly worth: number;
    }
  | { readonly kind: 'leave'; readonly ships: readonly ShipId[] }
  | {
      readonly kind: 'points';
      readonly player: PlayerId;
      readonly from: number;
      readonly to: number;
      /** The ship they were won for; null where nothing was shot down. */
      readonly ship: ObjectId | null;
    };

export type SceneKind = Scene['kind'];

/** Of this answer's events, those up to `until` have happened when the beat has been seen. */
export type Beat = Scene & {
  /** In milliseconds at normal speed. */
  readonly lasts: number;
  readonly until: number;
};
