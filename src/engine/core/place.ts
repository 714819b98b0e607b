/** Angles carry their unit as a type, so that one cannot be passed for the other. Plain numbers fit both. */
export type Degrees = number & { readonly unit?: 'degrees' };
export type Radians = number & { readonly unit?: 'radians' };

/** x runs to the right along the first player's edge, y from that edge to the far one. Millimetres. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The four edges of the play area, by where they lie for the first player, whose own edge is the near one. */
export const BOARD_EDGES = ['near', 'far', 'left', 'right'] as const;
export type BoardEdge = (typeof BOARD_EDGES)[number];

/** A place and a facing. Headings turn like a compass: 0 looks along y, 90 along x. */
export interface Pose extends Point {
  readonly heading: Degrees;
}
