import { create } from 'zustand';
import { count, list, record } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import { remember, remembered } from '../../store/remembering';

const kept = record({
  /** By lesson: how many positions of its check were right at the first try, the last time. */
  firstTry: z.record(z.string(), count),
  /** Positions that were missed, and not met rightly since. */
  missed: list(z.string()),
});
type Kept = z.infer<typeof kept>;

interface ChecksStore extends Kept {
  /** A position was answered, rightly at the first try or not: what was missed comes back until it is. */
  meet(position: string, atFirst: boolean): void;
  finish(lesson: string, firstTry: number): void;
}

const KEY = 'range-one checks';

export const useChecks = create<ChecksStore>()((set, get) => {
  function keep(change: Partial<Kept>): void {
    set(change);
    const { firstTry, missed } = get();
    remember(KEY, { firstTry, missed });
  }
  return {
    ...(remembered(KEY, kept) ?? { firstTry: {}, missed: [] }),
    meet(position, atFirst) {
      const others = get().missed.filter(one => one !== position);
      keep({ missed: atFirst ? others : [...others, position] });
    },
    finish: (lesson, firstTry) => keep({ firstTry: { ...get().firstTry, [lesson]: firstTry } }),
  };
});
