import type { Behaviors } from '../../bots/target';
import type { GameEvent } from '../../engine/core/event';
import type { ObjectId, ShipId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import type { RefereeEdit } from '../../engine/core/referee';
import type { Setup } from '../../engine/core/setup';
import type { GameState } from '../../engine/core/state';
import type { Rules } from '../../engine/core/table';
import type { ManeuverCode } from '../../engine/core/vocabulary';

/** What one answer caused. */
export interface Moment {
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

/** A drill as far as it has been flown: the table as it began, and every answer since. */
export interface Flown {
  readonly rules: Rules;
  readonly start: GameState;
  readonly moments: readonly Moment[];
}

/** How a drill stands: its number so far, and in a few words what that is or why it is over. */
export interface Stand {
  readonly verdict: 'going' | 'done' | 'failed';
  readonly score: number;
  readonly says: string;
}

/** The dials of one's ships, round by round. */
export type Way = Readonly<Record<ShipId, readonly ManeuverCode[]>>;

/** One and many of what is counted: `round`, `rounds`. */
export type Unit = readonly [string, string];

/** A small task with a number: a table laid out, a measure over what was flown, and a way that is good. The player is p1. */
export interface Drill {
  readonly id: string;
  readonly name: string;
  /** What to do: a sentence or two. */
  readonly goal: string;
  readonly setup: Setup;
  readonly seed: number;
  readonly places: Readonly<Record<ObjectId, Pose>>;
  /** What is set by hand before it begins. */
  readonly prepare?: readonly RefereeEdit[];
  /** What the targets do that fly. */
  readonly targets: Behaviors;
  readonly measure: (flown: Flown) => Stand;
  readonly unit: Unit;
  /** Whether a smaller number is the better one. */
  readonly fewer: boolean;
  /** What one, two and three stars take. The second is par. */
  readonly stars: readonly [number, number, number];
  /** A way to three stars. */
  readonly way: Way;
}

const reaches = ({ fewer }: Drill, score: number, limit: number): boolean => (fewer ? score <= limit : score >= limit);

/** None for a drill that failed, and for one that took too long or brought too little. */
export const starsFor = (drill: Drill, { verdict, score }: Stand): number =>
  verdict === 'done' ? drill.stars.filter(limit => reaches(drill, score, limit)).length : 0;

export const parOf = ({ stars }: Drill): number => stars[1];

export const isBetter = ({ fewer }: Drill, score: number, than: number): boolean =>
  fewer ? score < than : score > than;

export const inWords = ({ unit }: Drill, score: number): string => `${score} ${unit[score === 1 ? 0 : 1]}`;
