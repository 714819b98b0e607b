import { create } from 'zustand';
import { count, list, record } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import { remember, remembered } from '../../store/remembering';

const KEY = 'range-one eye';
/** More would be a thicket. */
const MOST = 60;

const turn = record({ day: z.string(), right: count, error: z.number().check(z.gte(0)) });
/** How ten looks came out. */
export type Turn = z.infer<typeof turn>;

interface EyeStore {
  /** The newest last. */
  readonly turns: readonly Turn[];
  keep(turn: Turn): void;
}

export const storedTurns = (): readonly Turn[] => remembered(KEY, list(turn)) ?? [];

export const useTurns = create<EyeStore>()((set, get) => ({
  turns: storedTurns(),
  keep(one) {
    const turns = [...get().turns, one].slice(-MOST);
    set({ turns });
    remember(KEY, turns);
  },
}));
