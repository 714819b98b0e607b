import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import type { Difficulty, Maneuver } from '../core/vocabulary';
import { quantity } from './quantities';

const LADDER: readonly Difficulty[] = ['blue', 'white', 'red'];

/** Steps up and down add up, then the ladder ends. Purple never changes and is never reached. */
export function difficultyOf(table: Table, ship: Ship, maneuver: Maneuver): Difficulty {
  if (maneuver.difficulty === 'purple') return 'purple';
  const steps = quantity(table, 'difficulty', 0, ship.id, { maneuver });
  const at = LADDER.indexOf(maneuver.difficulty) + steps;
  return LADDER[Math.max(0, Math.min(LADDER.length - 1, at))]!;
}
