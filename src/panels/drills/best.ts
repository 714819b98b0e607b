import { create } from 'zustand';
import { count, record } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import { type Drill, isBetter } from '../../lessons/drills/drill';
import { remember, remembered } from '../../store/remembering';

const best = record({
  score: z.int(),
  stars: count,
});
/** The best that somebody has reached in a drill. */
export type Best = z.infer<typeof best>;

interface BestStore {
  readonly of: Readonly<Record<string, Best>>;
  /** Whether it is a new best. */
  keep(drill: Drill, reached: Best): boolean;
}

const KEY = 'range-one drills';

/** By drill; what cannot be read was never reached. */
export function storedBests(): Readonly<Record<string, Best>> {
  const known = remembered(KEY, z.record(z.string(), z.catch(z.nullable(best), null))) ?? {};
  return Object.fromEntries(Object.entries(known).flatMap(([drill, one]) => (one ? [[drill, one]] : [])));
}

export const useBests = create<BestStore>()((set, get) => ({
  of: storedBests(),
  keep(drill, reached) {
    const before = get().of[drill.id];
    if (before && !isBetter(drill, reached.score, before.score)) return false;
    const of = { ...get().of, [drill.id]: reached };
    set({ of });
    remember(KEY, of);
    return true;
  },
}));
