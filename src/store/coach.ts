import { create } from 'zustand';
import type { Choice, Decision } from '../engine/core/decision';
import type { ObjectId } from '../engine/core/ids';

/** Somebody who looks on and may object to an answer before it is given: a lesson or a drill. */
export interface Coach {
  /** Why not, in a sentence; null for a good answer. */
  objectionTo(decision: Decision, choice: Choice): string | null;
}

interface CoachStore {
  readonly coach: Coach | null;
  /** What the coach said to the last answer, if it was not the one. */
  readonly objection: string | null;
  /** All is over and only looked at: nothing is asked. */
  readonly resting: boolean;
  /** Pieces that the coach speaks of: the camera takes them in. */
  readonly speaksOf: readonly ObjectId[];
  attend(coach: Coach | null): void;
  object(objection: string | null): void;
  rest(resting: boolean): void;
  speakOf(pieces: readonly ObjectId[]): void;
  /** Asked before an answer is given: without a coach, anything goes. */
  mayAnswer(decision: Decision, choice: Choice): boolean;
}

export const useCoach = create<CoachStore>()((set, get) => ({
  coach: null,
  objection: null,
  resting: false,
  speaksOf: [],
  attend: coach => set({ coach, objection: null, resting: false, speaksOf: [] }),
  rest: resting => set({ resting }),
  speakOf: pieces => set({ speaksOf: pieces }),
  object: objection => set({ objection }),
  mayAnswer(decision, choice) {
    const objection = get().coach?.objectionTo(decision, choice) ?? null;
    set({ objection });
    return objection === null;
  },
}));
