import type { ShipId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';

/** What speaks for and against an answer, each in mission points, seen by the opponent. */
export const TERMS = [
  /** Damage dealt and suffered in the rest of this round. */
  'dealt',
  'taken',
  /** What the mission gives, and nearing what it may give. */
  'mission',
  'approach',
  /** Who will be at whom next round. */
  'next',
  /** Flying off the table, or having few ways left to stay on it. */
  'safety',
  'stress',
  /** Obstacles, devices and other ships on the way. */
  'harm',
  /** The game may end with this round. */
  'win',
  /** Points scored, and ships as they are left. */
  'score',
  /** Tokens, charges, Force and locks that are left. */
  'tokens',
] as const;
export type Term = (typeof TERMS)[number];

export type Terms = Record<Term, number>;

export const noTerms = (): Terms => ({
  dealt: 0,
  taken: 0,
  mission: 0,
  approach: 0,
  next: 0,
  safety: 0,
  stress: 0,
  harm: 0,
  win: 0,
  score: 0,
  tokens: 0,
});

export const totalOf = (terms: Terms): number => TERMS.reduce((sum, term) => sum + terms[term], 0);

/** Why an answer was given. Plain data: it can be sent from a worker. */
export interface Why {
  /** Whom it is about. */
  readonly ship: ShipId | null;
  /** Of a dial the maneuver's code; of any other question the key of the option (of dice picked: their keys, by commas). */
  readonly chosen: string;
  /** The next best, likewise. */
  readonly runnerUp: string | null;
  /** How much better, in points. */
  readonly margin: number;
  /** The terms that made the difference, largest first. */
  readonly because: readonly { readonly term: Term; readonly by: number }[];
  /** Of a dial: where it would stand itself. */
  readonly place: Pose | null;
  /** Where it expects the enemies to stand when the shooting starts. */
  readonly expected: readonly { readonly ship: ShipId; readonly pose: Pose }[];
  /** Enemies that it would have in arc, or had to choose from. */
  readonly targets: readonly ShipId[];
  /** Of a dial: enemies that would have it in arc. */
  readonly threats: readonly ShipId[];
}

/** Too small to be told. */
const LEAST = 0.02;
const MOST_TOLD = 3;

export function becauseOf(chosen: Terms, other: Terms): Why['because'] {
  return TERMS.map(term => ({ term, by: chosen[term] - other[term] }))
    .filter(({ by }) => Math.abs(by) > LEAST)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST_TOLD);
}
