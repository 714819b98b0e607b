/** What counts how much, in the currency of the mission: points. */
export interface Weights {
  /** What a ship is worth beyond its points, while rounds are left. */
  readonly material: number;
  /** Of that, what is there while it lives; the rest goes with its hull. */
  readonly alive: number;
  /** The share of a ship's points that goes with every hit, not only at half and at none. */
  readonly smooth: number;
  /** How much more (or less) damage to oneself counts than damage dealt. */
  readonly caution: number;
  /** The share of the next round's fire that counts now. */
  readonly next: number;
  /** Points that the mission would give at the end of this round. */
  readonly mission: number;
  /** The same again for rounds to come. */
  readonly missionNext: number;
  /** Nearing what can be earned. */
  readonly approach: number;
  readonly stress: number;
  readonly edge: number;
  readonly harm: number;
  readonly bump: number;
  /** What winning counts, as a share of the points that it takes. */
  readonly win: number;
  /** A green token, come what may. */
  readonly token: number;
}

export const WEIGHTS: Weights = {
  material: 0.6,
  alive: 0.4,
  smooth: 0.8,
  caution: 1,
  next: 0.5,
  mission: 1,
  missionNext: 1,
  approach: 0.6,
  stress: 0.25,
  edge: 1,
  harm: 1,
  bump: 0.1,
  win: 0.3,
  token: 0.15,
};
