import type { Attack } from '../../core/frame';
import type { UnitId } from '../../core/ids';
import { findFrame, type Run, writeFrame } from '../run';

/** Changes the attack under way. */
export function writeAttack(run: Run, change: Partial<Attack>): void {
  writeFrame(run, 'attack', frame => {
    frame.attack = { ...frame.attack, ...change };
  });
}

/** A damage card was dealt: to the defender of the attack under way, perhaps. */
export function countDealt(run: Run, unit: UnitId): void {
  const attack = findFrame(run.state, 'attack')?.attack;
  if (attack?.defender === unit && !attack.over) writeAttack(run, { dealt: (attack.dealt ?? 0) + 1 });
}
