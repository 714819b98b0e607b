import { create } from 'zustand';
import { z } from '../catalog/zod';
import { remember, remembered } from './remembering';

export const SPEEDS_OF_MOTION = ['off', 'slow', 'normal', 'fast'] as const;
export type MotionSpeed = (typeof SPEEDS_OF_MOTION)[number];

export const CAMERAS = ['follow', 'still'] as const;
export type CameraManner = (typeof CAMERAS)[number];

/** What a person likes at every table; kept in the browser. */
export interface Settings {
  readonly motion: MotionSpeed;
  /** Whether the table is moved towards what a question is about. */
  readonly camera: CameraManner;
  readonly sounds: boolean;
  /** What the far player reads comes to their edge, turned: for a tablet lying between two players. */
  readonly turnForFarPlayer: boolean;
  /** The current step in large letters with its rule: for showing the game to somebody. */
  readonly demo: boolean;
  readonly keepAwake: boolean;
  /** A press that comes too soon after a new question does not answer it. */
  readonly steady: boolean;
  /** A starter game for two tells what matters at each choice. */
  readonly hints: boolean;
  /** Ships of one initiative activate by number, without a question. */
  readonly byNumber: boolean;
}

interface SettingsStore extends Settings {
  change(change: Partial<Settings>): void;
}

const KEY = 'range-one settings';

/** Noted with what is kept. 1, which did not say so, is read as it is: a setting that came later has its usual value. */
export const SETTINGS_VERSION = 2;

const DEFAULTS: Settings = {
  motion: 'normal',
  camera: 'follow',
  sounds: true,
  turnForFarPlayer: false,
  demo: false,
  keepAwake: true,
  steady: true,
  hints: true,
  byNumber: false,
};

/** Whoever asked their system for less motion gets none until they choose otherwise. */
const wantsLess = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Each by itself: one that is missing or wrong has its usual value. */
export function storedSettings(): Settings {
  const usual: Settings = wantsLess() ? { ...DEFAULTS, motion: 'off' } : DEFAULTS;
  const known = z.object({
    motion: z.catch(z.enum(SPEEDS_OF_MOTION), usual.motion),
    camera: z.catch(z.enum(CAMERAS), usual.camera),
    sounds: z.catch(z.boolean(), usual.sounds),
    turnForFarPlayer: z.catch(z.boolean(), usual.turnForFarPlayer),
    demo: z.catch(z.boolean(), usual.demo),
    keepAwake: z.catch(z.boolean(), usual.keepAwake),
    steady: z.catch(z.boolean(), usual.steady),
    hints: z.catch(z.boolean(), usual.hints),
    byNumber: z.catch(z.boolean(), usual.byNumber),
  });
  return remembered(KEY, known) ?? usual;
}

export const useSettings = create<SettingsStore>()((set, get) => ({
  ...storedSettings(),
  change(change) {
    set(change);
    const { change: _, ...settings } = get();
    remember(KEY, { version: SETTINGS_VERSION, ...settings });
  },
}));
