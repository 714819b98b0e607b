import type { TokenPiece } from '../../art/tokens';
import type { Face } from '../../engine/core/event';
import type { PlayerId, ShipId } from '../../engine/core/ids';
import type { Point } from '../../engine/core/place';
import type { Phase } from '../../engine/core/state';
import type { ManeuverCode } from '../../engine/core/vocabulary';
import type { Way } from './way';

/** Something that comes to a ship, or leaves it. */
export interface Pop {
  readonly at: Point;
  readonly piece: TokenPiece;
  readonly gained: boolean;
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
      /** Null when they are first rolled. */
      readonly before: readonly Face[] | null;
      readonly after: readonly Face[];
    }
  | { readonly kind: 'result'; readonly at: Point | null; readonly hit: boolean; readonly left: readonly Face[] }
  | { readonly kind: 'pops'; readonly pops: readonly Pop[] }
  | { readonly kind: 'card'; readonly at: Point; readonly name: string }
  | { readonly kind: 'lock'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'ring'; readonly at: Point; readonly look: 'placed' | 'detonated' | 'destroyed' }
  | { readonly kind: 'leave'; readonly ships: readonly ShipId[] }
  | { readonly kind: 'points'; readonly player: PlayerId; readonly from: number; readonly to: number };

export type SceneKind = Scene['kind'];

/** Of this answer's events, those up to `until` have happened when the beat has been seen. */
export type Beat = Scene & {
  /** In milliseconds at normal speed. */
  readonly lasts: number;
  readonly until: number;
};
