import type { ObjectId, ShipId } from '../engine/core/ids';
import type { Pose } from '../engine/core/place';
import type { RefereeEdit } from '../engine/core/referee';
import type { Setup } from '../engine/core/setup';

/** Parts of the screen that a step can point at. */
export type Region =
  | 'board'
  | 'closeCard'
  | 'question'
  | 'dial'
  | 'ready'
  | 'rail'
  | 'arcs'
  | 'ruler'
  | 'confirm'
  | 'dice'
  | 'happened';

/** The place that is lit: a piece on the board, an answer by its key, or a part of the screen. */
export type Light = { readonly piece: ObjectId } | { readonly option: string } | { readonly region: Region };

/** What the screen shows when a step is done that gives no answer. */
export type Sight =
  | { readonly kind: 'card'; readonly ship: ShipId }
  | { readonly kind: 'cardClosed'; readonly ship: ShipId }
  | { readonly kind: 'arcs'; readonly ship: ShipId }
  | { readonly kind: 'ruler'; readonly from: ShipId; readonly to: ShipId };

/** What a step asks for. */
export type Task =
  /** Only to be read: a button leads on. */
  | { readonly kind: 'read' }
  /** Something on the screen that is no answer. `otherwise` is said to its neighbour: the wrong card, the wrong ship. */
  | { readonly kind: 'look'; readonly at: Sight; readonly otherwise: string }
  /** An answer by its key; picks are keys with a comma between them. The first line that fits a wrong one is its reason. */
  | { readonly kind: 'answer'; readonly right: RegExp; readonly wrong: readonly (readonly [RegExp, string])[] }
  /** A question about the table, with its answers beside it. */
  | { readonly kind: 'choose'; readonly answers: readonly Choosable[] };

/** One answer to choose, and what is said to whoever chose it. */
export interface Choosable {
  readonly words: string;
  readonly right?: true;
  readonly why: string;
}

export interface LessonStep {
  readonly title: string;
  /** What this is: a sentence or two, for somebody who has never played. */
  readonly says: string;
  /** The one thing to do; a step to be read has none. */
  readonly todo?: string;
  readonly task: Task;
  /** Where nothing is lit, the learner finds it. */
  readonly light?: Light;
  /** Pieces that the words speak of: the camera takes them in. */
  readonly sees?: readonly ObjectId[];
  /** Said when it has been done. */
  readonly praise?: string;
  /** What the lesson sets by hand as the step begins: dice, tokens, who may shoot. */
  readonly prepare?: readonly RefereeEdit[];
  /** What the lesson then answers in the learner's place, by its keys: the way to the question that the step is about. */
  readonly lead?: readonly string[];
}

/** A lesson on the real engine: a table laid out, and steps to take at it. The learner is p1. */
export interface Lesson {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly minutes: number;
  readonly setup: Setup;
  readonly seed: number;
  readonly places: Readonly<Record<ObjectId, Pose>>;
  readonly steps: readonly LessonStep[];
  /** Said at the end. */
  readonly done: string;
}

/** What is laid out before a position is shown, in order: an answer of the learner by its key, or a hand on the table. */
export type Lead = readonly (string | RefereeEdit)[];

/** A position that is asked about: it stands by itself, so that it can come back later. */
export interface Position {
  readonly id: string;
  readonly setup: Setup;
  readonly seed: number;
  readonly places: Readonly<Record<ObjectId, Pose>>;
  readonly lead?: Lead;
  readonly says: string;
  readonly todo: string;
  readonly task: Extract<Task, { readonly kind: 'answer' | 'choose' }>;
  /** Said to a right answer that says nothing itself. */
  readonly praise?: string;
}
