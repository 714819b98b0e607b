import { create } from 'zustand';

export const SPEEDS_OF_MOTION = ['off', 'slow', 'normal', 'fast'] as const;
export type MotionSpeed = (typeof SPEEDS_OF_MOTION)[number];

/** What a person likes at every table; kept in the browser. */
export interface Settings {
  readonly motion: MotionSpeed;
  readonly sounds: boolean;
  /** The far player's questions and the board turn towards them: for a tablet lying between two players. */
  readonly turnForFarPlayer: boolean;
  /** The current step in large letters with its rule: for showing the game to somebody. */
  readonly demo: boolean;
  readonly keepAwake: boolean;
}

interface SettingsStore extends Settings {
  change(change: Partial<Settings>): void;
}

const KEY = 'range-one settings';

const DEFAULTS: Settings = {
  motion: 'normal',
  sounds: true,
  turnForFarPlayer: false,
  demo: false,
  keepAwake: true,
};

/** Private windows may forbid storage: then settings last as long as the page. */
function stored(): Partial<Settings> {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof known !== 'object' || known === null) return {};
    return Object.fromEntries(
      Object.entries(known).filter(([key, value]) => key in DEFAULTS && isOfKind(key as keyof Settings, value)),
    );
  } catch {
    return {};
  }
}

const isOfKind = (key: keyof Settings, value: unknown): boolean =>
  key === 'motion' ? SPEEDS_OF_MOTION.includes(value as MotionSpeed) : typeof value === typeof DEFAULTS[key];

/** Whoever asked their system for less motion gets none until they choose otherwise. */
const wantsLess = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export const useSettings = create<SettingsStore>()((set, get) => ({
  ...DEFAULTS,
  ...(wantsLess() ? { motion: 'off' as const } : {}),
  ...stored(),
  change(change) {
    set(change);
    const { motion, sounds, turnForFarPlayer, demo, keepAwake } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify({ motion, sounds, turnForFarPlayer, demo, keepAwake }));
    } catch {
      // Kept for this page only.
    }
  },
}));
