import { create } from 'zustand';
import type { Answer } from '../../engine';

/** How far somebody has come in a lesson: enough to go on at the very step. */
export interface Progress {
  /** The step, counted from 0. */
  readonly at: number;
  readonly answers: readonly Answer[];
  /** How many answers had been given when each step began. */
  readonly marks: readonly number[];
  /** Whether the end was reached, once or more. */
  readonly done: boolean;
}

interface ProgressStore {
  readonly of: Readonly<Record<string, Progress>>;
  keep(lesson: string, progress: Omit<Progress, 'done'>, done: boolean): void;
}

const KEY = 'range-one lessons';

/** Private windows may forbid storage, and what lies there may be anything. */
function stored(): Readonly<Record<string, Progress>> {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof known !== 'object' || known === null) return {};
    return Object.fromEntries(Object.entries(known).filter(([, one]) => isProgress(one)));
  } catch {
    return {};
  }
}

function isProgress(one: unknown): one is Progress {
  if (typeof one !== 'object' || one === null) return false;
  const { at, answers, marks, done } = one as Partial<Record<keyof Progress, unknown>>;
  return Number.isInteger(at) && Array.isArray(answers) && Array.isArray(marks) && typeof done === 'boolean';
}

export const useProgress = create<ProgressStore>()((set, get) => ({
  of: stored(),
  keep(lesson, progress, done) {
    const before = get().of[lesson]?.done ?? false;
    const of = { ...get().of, [lesson]: { ...progress, done: before || done } };
    set({ of });
    try {
      localStorage.setItem(KEY, JSON.stringify(of));
    } catch {
      // Kept for this page only.
    }
  },
}));
