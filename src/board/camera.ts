import { create } from 'zustand';
import type { Point } from '../engine/core/place';
import { useSettings } from '../store/settings';
import { useMotion } from './motion/player';
import {
  type Box,
  between,
  fitted,
  framed,
  kept,
  LEAN,
  LEAN_LASTS,
  leanAt,
  leaned,
  type Size,
  shows,
  toScreen,
  type View,
  type Windowed,
  zoomed,
} from './view';

/** How far something reaches into the window from each of its edges, in pixels. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface CameraStore extends Windowed {
  readonly view: View;
  /** Moved by hand: until the next question or a fit, the camera follows nothing. */
  readonly held: boolean;
  /** How much of the window's edges lies under panels. */
  readonly covered: Insets;
  /** The panels themselves. */
  readonly panels: readonly Box[];
  /** How much larger than usual the page writes: tags and plates grow with it. */
  readonly writing: number;
  resize(size: Size): void;
  cover(covered: Insets, panels?: readonly Box[]): void;
  fit(): void;
  zoom(factor: number, at?: Point): void;
  /** Where the table lies now: while it is dragged or pinched. */
  look(view: View): void;
  turn(turned: boolean): void;
  /** A new question: what it is about is framed, if it cannot be seen well as it is. */
  frame(part: Box | null): void;
  /** A kill, at a place of the drawn board: this part of it is framed, a little too close, and then as it should be. */
  lean(at: Point, pace: number, part: Box | null): void;
  /** The hand lets go. */
  release(): void;
}

const START: Size = { width: 600, height: 600 };
const NOTHING: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

/** What is left of a window; never nothing, even while panels are laid out. */
const without = ({ width, height }: Size, { left, top, right, bottom }: Insets): Box => ({
  x: left,
  y: top,
  width: Math.max(80, width - left - right),
  height: Math.max(80, height - top - bottom),
});

const same = (a: Insets, b: Insets): boolean =>
  a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;

/** A page whose letters are of this size writes as usual, in pixels. */
const USUAL = 16;
const writingNow = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize || `${USUAL}`) / USUAL;

/** How long the camera takes to a new frame. */
const EASE = 450;
/** A small base is seen well from this on, in pixels. */
const SEEN_WELL = 40 / 40;

/** A frame that was made for this much less room, beside the dice stage perhaps, is made anew. */
const MORE_ROOM = 1.25;
const isRoomier = (now: Size, then: Size): boolean =>
  now.width > MORE_ROOM * then.width || now.height > MORE_ROOM * then.height;

/** Out-cubic: quick to leave, gentle to arrive. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/** One board, one camera: buttons, keys, wheel, fingers and questions all move it. */
export const useCamera = create<CameraStore>()((set, get) => {
  let frame = 0;
  /** What was free when the view was last framed. */
  let room: Size = START;
  const stop = () => cancelAnimationFrame(frame);
  const easeTo = (view: View) => {
    stop();
    if (useSettings.getState().motion === 'off' || document.visibilityState === 'hidden') return set({ view });
    const from = get().view;
    let began: number | null = null;
    const tick = (now: number) => {
      began ??= now;
      const part = Math.min(1, (now - began) / EASE);
      // Nothing has moved yet in the first frame: it need not be drawn again.
      if (part > 0) set({ view: between(from, view, get(), eased(part)) });
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
  };
  const byHand = (view: View) => {
    stop();
    set({ view, held: true });
  };
  return {
    size: START,
    covered: NOTHING,
    panels: [],
    free: without(START, NOTHING),
    view: fitted({ size: START, free: without(START, NOTHING) }, false),
    held: false,
    writing: 1,
    resize(size) {
      stop();
      const free = without(size, get().covered);
      room = free;
      set({ size, free, writing: writingNow(), view: fitted({ size, free }, get().view.turned) });
    },
    cover(covered, panels = []) {
      const { size, view, held } = get();
      set({ panels });
      if (same(covered, get().covered)) return;
      const free = without(size, covered);
      // The whole table stays whole; what is framed or played is left to whoever frames it.
      const whole = view.scale === fitted(get(), view.turned).scale;
      if (held || !whole || useMotion.getState().playing) return set({ covered, free });
      stop();
      room = free;
      set({ covered, free, view: fitted({ size, free }, view.turned) });
    },
    fit() {
      set({ held: false });
      room = get().free;
      easeTo(fitted(get(), get().view.turned));
    },
    zoom(factor, at) {
      const { free, view } = get();
      byHand(zoomed(view, get(), factor, at ?? { x: free.x + free.width / 2, y: free.y + free.height / 2 }));
    },
    look: view => byHand(kept(view, get())),
    turn(turned) {
      if (get().view.turned === turned) return;
      stop();
      set({ view: fitted(get(), turned) });
    },
    frame(part) {
      const { view, free, held } = get();
      if (held || !part || useSettings.getState().camera === 'still') return;
      if (shows(view, free, part) && view.scale >= SEEN_WELL && !isRoomier(free, room)) return;
      room = free;
      easeTo(framed(get(), part, view.turned));
    },
    lean(at, pace, part) {
      const { held, view } = get();
      if (held || useSettings.getState().camera === 'still' || document.visibilityState === 'hidden') return;
      stop();
      let began: number | null = null;
      const tick = (now: number) => {
        began ??= now;
        const time = (now - began) / pace;
        // The dice stage gives way meanwhile: what is free grows.
        const framing = part ? framed(get(), part, view.turned) : view;
        const near = framing.scale > view.scale || (part && !shows(view, get().free, part)) ? framing : view;
        const way = between(view, near, get(), eased(Math.min(1, time / EASE)));
        set({ view: leaned(way, 1 + LEAN * leanAt(time), toScreen(way, at)) });
        if (time < LEAN_LASTS) frame = requestAnimationFrame(tick);
      };
      frame = requestAnimationFrame(tick);
    },
    release: () => set({ held: false }),
  };
});
