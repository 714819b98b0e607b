import type { Attack } from '../../core/frame';
import { type Run, writeFrame } from '../run';

/** Changes the attack under way. */
export function writeAttack(run: Run, change: Partial<Attack>): void {
  writeFrame(run, 'attack', frame => {
    frame.attack = { ...frame.attack, ...change };
  });
}
