import type { ShipId } from './ids';

/** Which half of a round is played. */
export const DRILLS = ['both', 'move', 'shoot'] as const;
export type Drill = (typeof DRILLS)[number];

/** What is settled at a table where somebody practises. Nobody wins there; all of it can be changed at any time. */
export interface Practice {
  readonly drill: Drill;
  /** Ships that neither set a dial nor move. */
  readonly still: readonly ShipId[];
  /** Ships that hold their fire. */
  readonly peaceful: readonly ShipId[];
  /** Ships with an endless hull: destroyed, they are whole again at once. */
  readonly endless: readonly ShipId[];
}

export const PLAIN_PRACTICE: Practice = { drill: 'both', still: [], peaceful: [], endless: [] };
