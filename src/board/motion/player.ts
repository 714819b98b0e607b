import { create } from 'zustand';
import type { GameEvent } from '../../engine/core/event';
import type { Ship } from '../../engine/core/state';
import type { MotionSpeed } from '../../store/settings';
import { isWeighty } from './beats';
import type { Beat, SceneKind } from './scene';

/** How much longer than normal everything takes. */
export const PACE: Readonly<Record<Exclude<MotionSpeed, 'off'>, number>> = { slow: 2, normal: 1, fast: 0.4 };

/** Whoever does not wait for the end of a motion is not taken past these: the result, a card, a ship that is shot down. */
const STOPS: ReadonlySet<SceneKind> = new Set(['result', 'card', 'cardLaid', 'kill']);

/** What one answer caused, to be played. */
export interface Playing {
  readonly events: readonly GameEvent[];
  readonly beats: readonly Beat[];
  /** Ships that this answer took off the table: they are seen until their time comes. */
  readonly leaving: readonly Ship[];
}

interface MotionStore extends Playing {
  /** The beat being seen; behind the last one when all is at rest. */
  readonly at: number;
  readonly playing: boolean;
  /** How fast a replay wants all to be seen; null for as fast as the player has set it. */
  readonly hurried: MotionSpeed | null;
  hurry(speed: MotionSpeed | null): void;
  play(what: Playing, speed: MotionSpeed): void;
  /** Ends the motion that is seen now, up to the next that must be seen. */
  goOn(): void;
  /** To the end at once: the game is there already. */
  skip(): void;
  /** Tells of each beat as it begins. */
  onBeat(listener: (beat: Beat) => void): () => void;
  /** Tells, frame by frame, how much of the beat has gone by: 0 to 1. */
  onFrame(listener: (moment: number) => void): () => void;
}

/** Plays the timeline of the last answer. Between answers nothing runs. */
export const useMotion = create<MotionStore>()((set, get) => {
  const beatListeners = new Set<(beat: Beat) => void>();
  const frameListeners = new Set<(moment: number) => void>();
  let frame = 0;
  /** When the current beat began, by the clock of the frames. */
  let began: number | null = null;
  let pace = 1;

  function enter(at: number): void {
    set({ at });
    const beat = get().beats[at];
    if (beat) for (const listener of beatListeners) listener(beat);
  }

  function tick(now: number): void {
    const { beats } = get();
    began ??= now;
    let { at } = get();
    while (at < beats.length && now - began >= beats[at]!.lasts * pace) {
      began += beats[at]!.lasts * pace;
      at += 1;
    }
    if (at >= beats.length) {
      get().skip();
      return;
    }
    if (at !== get().at) enter(at);
    const moment = (now - began) / (beats[at]!.lasts * pace);
    for (const listener of frameListeners) listener(moment);
    frame = requestAnimationFrame(tick);
  }

  const listenIn =
    <Listener>(listeners: Set<Listener>) =>
    (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };

  return {
    events: [],
    beats: [],
    leaving: [],
    at: 0,
    playing: false,
    hurried: null,
    hurry: hurried => set({ hurried }),
    play(what, wanted) {
      get().skip();
      // Whoever wants no motion sees none in a replay either.
      const speed = wanted === 'off' ? 'off' : (get().hurried ?? wanted);
      if (speed === 'off' || what.beats.length === 0) return set({ ...what, at: what.beats.length });
      pace = PACE[speed];
      began = null;
      set({ ...what, at: 0, playing: true });
      enter(0);
      frame = requestAnimationFrame(tick);
    },
    goOn() {
      const { beats, at, playing } = get();
      if (!playing) return;
      const next = beats.findIndex(({ kind }, index) => index > at && STOPS.has(kind));
      if (next < 0) return get().skip();
      began = null;
      enter(next);
      for (const listener of frameListeners) listener(0);
    },
    skip() {
      if (!get().playing) return;
      cancelAnimationFrame(frame);
      set({ at: get().beats.length, playing: false, leaving: [] });
    },
    onBeat: listenIn(beatListeners),
    onFrame: listenIn(frameListeners),
  };
});

/** How many of these events have been seen so far: all, unless they are being played. */
export function seenOf(events: readonly GameEvent[], motion: Pick<MotionStore, 'events' | 'beats' | 'at' | 'playing'>) {
  if (!motion.playing || motion.events !== events) return events.length;
  const { beats, at } = motion;
  const beat = beats[at];
  if (!beat) return events.length;
  // The dice tell it, not the words beside them.
  return isWeighty(beat) ? (beats[at - 1]?.until ?? 0) : beat.until;
}
