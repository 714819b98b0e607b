import type { ShipId } from './ids';
import type { ManeuverCode } from './vocabulary';

/** Which half of a round is played. */
export const DRILLS = ['both', 'move', 'shoot'] as const;
export type Drill = (typeof DRILLS)[number];

/** What is settled at a table where somebody practises. Nobody wins there; all of it can be changed at any time. */
export interface Practice {
  readonly drill: Drill;
  /** Where nobody moves: each ship performs an action where it stands. */
  readonly actions?: boolean;
  /** Ships that neither set a dial nor move. */
  readonly still: readonly ShipId[];
  /** Ships that hold their fire. */
  readonly peaceful: readonly ShipId[];
  /** Ships with an endless hull: destroyed, they are whole again at once. */
  readonly endless: readonly ShipId[];
}

/** What a target does with its dial. One that stands still has none to set: the engine sees to that. */
export type Behavior =
  | { readonly kind: 'still' }
  | { readonly kind: 'straight'; readonly speed: number }
  | { readonly kind: 'circle'; readonly side: 'left' | 'right' }
  | { readonly kind: 'list'; readonly maneuvers: readonly ManeuverCode[] }
  | { readonly kind: 'chase' };

export const PLAIN_PRACTICE: Practice = { drill: 'both', still: [], peaceful: [], endless: [] };
