import type { Boards } from './board';
import { FIGHTING } from './fighting';
import { FLYING } from './flying';

/** A small table for entries that are drawn without one. */
export const BOARDS: Boards = { ...FLYING, ...FIGHTING };
