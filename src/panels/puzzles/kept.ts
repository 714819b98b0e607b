import { create } from 'zustand';
import { count, record } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import { prolonged } from '../../lessons/puzzles/daily';
import type { Grade } from '../../lessons/puzzles/grade';
import { remember, remembered } from '../../store/remembering';

const KEY = 'range-one puzzles';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const streak = record({ last: day, days: count, most: count });
const known = record({
  /** The stars of the first try, by number. */
  stars: z.record(z.string(), count),
  streak: z.nullable(streak),
});
type Known = z.infer<typeof known>;

interface PuzzleStore extends Known {
  /** Only the first try counts. With a day it was that day’s puzzle. */
  keep(number: number, grade: Grade, day: string | null): void;
}

const NOTHING: Known = { stars: {}, streak: null };

export const storedPuzzles = (): Known => remembered(KEY, known) ?? NOTHING;

/** What somebody has reached in puzzles; kept in the browser. */
export const usePuzzles = create<PuzzleStore>()((set, get) => ({
  ...storedPuzzles(),
  keep(number, { stars }, today) {
    const before = get();
    const now: Known = {
      stars: number in before.stars ? before.stars : { ...before.stars, [number]: stars },
      streak: today ? prolonged(before.streak, today) : before.streak,
    };
    set(now);
    remember(KEY, now);
  },
}));
