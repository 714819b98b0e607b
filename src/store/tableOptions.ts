import type { SideColor } from '../art/sides';
import type { PlayerId } from '../engine/core/ids';
import type { Formation, Targets } from './practice/targets';
import type { Seats } from './seats';

/** How much the table tells before a choice: all of it; measuring only when the rules allow; nothing. */
export const HELP_LEVELS = ['assisted', 'classic', 'plain'] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];

/** Who says what matters at a choice: nobody, hints at each, or a coach who says less every round. */
export const VOICES = ['off', 'hints', 'coach'] as const;
export type Voice = (typeof VOICES)[number];

/** What two players agree on for one game, beside its rules. */
export interface TableOptions {
  readonly help: HelpLevel;
  readonly colors: Readonly<Record<PlayerId, SideColor>>;
  /** Minutes on the clock; null for none. */
  readonly clockMinutes: number | null;
  /** Only where somebody practises: what the targets do. */
  readonly targets?: Targets;
  /** How they begin; left out, apart. */
  readonly formation?: Formation;
  /** The sides that the table plays. */
  readonly seats?: Seats;
  /** Abilities that are used by themselves where they cost nothing: see `always.ts`. */
  readonly always?: readonly string[];
  /** Whether dials are ranked for whoever sets them; where nothing is said, for whoever plays alone. */
  readonly coach?: boolean;
  /** Who says what matters at each choice. */
  readonly voice?: Voice;
  /** The words of a seed that everybody may see; left out, it is secret until the game is over. */
  readonly openSeed?: string;
}

export const DEFAULT_OPTIONS: TableOptions = {
  help: 'assisted',
  colors: { p1: 'teal', p2: 'coral' },
  clockMinutes: null,
};
