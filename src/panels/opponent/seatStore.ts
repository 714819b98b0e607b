import { create } from 'zustand';
import type { Why } from '../../bots/opponent';
import type { Decision } from '../../engine/core/decision';
import type { PlayerId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';

/** One choice of the table, and why. */
export interface Told {
  readonly player: PlayerId;
  readonly round: number;
  readonly decision: Decision;
  /** As the game stood when it was asked. */
  readonly game: GameState;
  readonly why: Why;
}

interface SeatState {
  /** For whom the table is thinking. */
  readonly thinking: PlayerId | null;
  readonly paused: boolean;
  /** How many answers are still to be given while it is paused. */
  readonly steps: number;
  /** Somebody reads why: it waits meanwhile. */
  readonly explaining: boolean;
  /** Why it cannot go on, as the program says it, and for which side. */
  readonly lost: { readonly player: PlayerId; readonly problem: string } | null;
  /** Counts how often it was asked to try again. */
  readonly attempt: number;
  /** The newest last. Nothing of it is saved. */
  readonly told: readonly Told[];
}

const NOTHING: SeatState = {
  thinking: null,
  paused: false,
  steps: 0,
  explaining: false,
  lost: null,
  attempt: 0,
  told: [],
};
/** More than a round has. */
const MOST_TOLD = 120;

/** What the table does for the sides that it plays. Nothing of this is part of the game. */
export const useSeat = create<SeatState>()(() => NOTHING);

export const seat = {
  pause: (paused: boolean) => useSeat.setState({ paused, steps: 0 }),
  step: () => useSeat.setState(({ steps }) => ({ paused: true, steps: steps + 1 })),
  explain: (explaining: boolean) => useSeat.setState({ explaining }),
  tryAgain: () => useSeat.setState(({ attempt }) => ({ lost: null, attempt: attempt + 1 })),
  tell: (one: Told) => useSeat.setState(({ told }) => ({ told: [...told, one].slice(-MOST_TOLD) })),
  /** Lets go of what is not so any more. */
  keep: (isTrue: (one: Told) => boolean) => useSeat.setState(({ told }) => ({ told: told.filter(isTrue) })),
  reset: () => useSeat.setState(NOTHING),
};
