import { create } from 'zustand';
import type { DecisionId } from '../../engine/core/decision';
import type { ObjectId, PlayerId } from '../../engine/core/ids';
import type { Point, Pose } from '../../engine/core/place';
import type { Setup } from '../../engine/core/setup';
import { normalize } from '../../engine/geometry/angle';
import type { Piece } from '../../engine/look/placement';

/** What is in hand: an answer that wants a place, or a piece that a referee moves. */
export type Held =
  | { readonly kind: 'option'; readonly decision: DecisionId; readonly key: string; readonly piece: Piece }
  | { readonly kind: 'piece'; readonly piece: ObjectId };

/** Keeps a pose where a hand may bring it. */
type Keep = (pose: Pose) => Pose;

const anywhere: Keep = pose => pose;

interface Hand {
  readonly held: Held | null;
  readonly pose: Pose;
  readonly keep: Keep;
  /** Where it was taken up, to go back to. */
  readonly start: Pose;
  /** Follows the pointer until it is put down. */
  readonly hangs: boolean;
  /** All pieces that may be placed now lie abreast, this far apart; null for one at a time. */
  readonly rowGap: number | null;
  readonly fine: boolean;
  /** Whose hand it is that moves pieces as a referee. */
  readonly by: PlayerId;
  /** Places of a row that is still to be placed, because another question came between. */
  readonly plan: { readonly setup: Setup; readonly poses: Readonly<Record<string, Pose>> } | null;
}

interface PlacingStore extends Hand {
  take(held: Held, pose: Pose, hangs: boolean, keep?: Keep): void;
  moveTo(at: Point): void;
  nudge(dx: number, dy: number): void;
  turn(by: number): void;
  face(heading: number): void;
  /** There and nowhere else: at a template's end. */
  lie(pose: Pose): void;
  putDown(): void;
  /** Back to where it was taken up. */
  backToStart(): void;
  letGo(): void;
  set(change: Partial<Pick<Hand, 'rowGap' | 'fine' | 'by' | 'plan'>>): void;
}

const NOWHERE: Pose = { x: 0, y: 0, heading: 0 };

const EMPTY: Hand = {
  held: null,
  pose: NOWHERE,
  keep: anywhere,
  start: NOWHERE,
  hangs: false,
  rowGap: null,
  fine: false,
  by: 'p1',
  plan: null,
};

/** A placement half made. It lives here alone: the game hears of it when it is confirmed. */
export const usePlacing = create<PlacingStore>()((set, get) => ({
  ...EMPTY,
  take: (held, pose, hangs, keep = anywhere) => set({ held, pose, start: pose, hangs, keep, rowGap: null }),
  // Whole millimetres, so that what is read out is where it lies.
  moveTo: ({ x, y }) => set(({ pose, keep }) => ({ pose: keep({ ...pose, x: Math.round(x), y: Math.round(y) }) })),
  nudge: (dx, dy) =>
    set(({ pose, keep }) => ({ pose: keep({ ...pose, x: pose.x + dx, y: pose.y + dy }), hangs: false })),
  turn: by => get().face(get().pose.heading + by),
  face: heading => set(({ pose, keep }) => ({ pose: keep({ ...pose, heading: normalize(heading) }), hangs: false })),
  lie: pose => set(({ keep }) => ({ pose: keep(pose), hangs: false })),
  putDown: () => set({ hangs: false }),
  backToStart: () => set(({ start, held }) => ({ pose: start, hangs: held?.kind === 'option', rowGap: null })),
  letGo: () => set({ held: null, rowGap: null }),
  set: change => set(change),
}));

/** Steps of the keys and buttons: coarse ones to get there, fine ones to fit. */
export const stepsOf = (fine: boolean) => (fine ? { move: 1, turn: 1 } : { move: 10, turn: 15 });
