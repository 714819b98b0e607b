import { create } from 'zustand';
import { count, list, record } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import type { Answer } from '../../engine';
import { checkAnswer } from '../../engine/surface/boundary';
import { remember, remembered } from '../../store/remembering';
import { PROGRESS_KEY } from './progressKey';

const progress = record({
  /** The step, counted from 0. */
  at: count,
  answers: list(z.custom<Answer>(raw => checkAnswer(raw).ok)),
  /** How many answers had been given when each step began; null where that is not known. */
  marks: list(z.nullable(count)),
  /** Whether the end was reached, once or more. */
  done: z.boolean(),
});
/** How far somebody has come in a lesson: enough to go on at the very step. */
export type Progress = z.infer<typeof progress>;

interface ProgressStore {
  readonly of: Readonly<Record<string, Progress>>;
  keep(lesson: string, progress: Omit<Progress, 'done'>, done: boolean): void;
}

/** By lesson; one that cannot be read has not been begun. */
export function storedProgress(): Readonly<Record<string, Progress>> {
  const known = remembered(PROGRESS_KEY, z.record(z.string(), z.catch(z.nullable(progress), null))) ?? {};
  return Object.fromEntries(Object.entries(known).flatMap(([lesson, one]) => (one ? [[lesson, one]] : [])));
}

export const useProgress = create<ProgressStore>()((set, get) => ({
  of: storedProgress(),
  keep(lesson, reached, done) {
    const before = get().of[lesson]?.done ?? false;
    const of = { ...get().of, [lesson]: { ...reached, done: before || done } };
    set({ of });
    remember(PROGRESS_KEY, of);
  },
}));
