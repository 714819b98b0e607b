import { DIFFICULTY_COLOR, INK } from '../art/palette';
import type { PlayerId } from '../engine/core/ids';

/** The colours that the two sides play in. */
export type SideHexes = Readonly<Record<PlayerId, string>>;

export { DIFFICULTY_COLOR };

/** What the board's inks are used for. */
export const BOARD = {
  felt: INK.night,
  zone: INK.panel,
  line: INK.line,
  text: INK.text,
  quiet: INK.quiet,
  lit: INK.lit,
  bad: INK.bad,
  good: INK.good,
} as const;
