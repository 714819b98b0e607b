/** Angles carry their unit as a type, so that one cannot be passed for the other. Plain numbers fit both. */
export type Degrees = number & { readonly unit?: 'degrees' };
export type Radians = number & { readonly unit?: 'radians' };

/** x runs to the right along the first player's edge, y from that edge to the far one. Millimetres. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place and a facing. Headings turn like a compass: 0 looks along y, 90 along x. */
export interface Pose extends Point {
  readonly heading: Degrees;
}
