import type { Effects } from '../../core/effect';
import type { PlayerId } from '../../core/ids';
import type { AttackFace } from '../../core/vocabulary';
import { rollAttackFaces } from '../dice';
import type { Handlers } from '../handlers';
import type { Run } from '../run';

/** Most crits, then most focus, then most hits; still tied, both roll again. Nothing can modify this roll. */
function rollForFirstPlayer(run: Run): Effects {
  for (;;) {
    const rolls = { p1: rollAttackFaces(run, 3), p2: rollAttackFaces(run, 3) };
    const first = firstOf(rolls.p1, rolls.p2);
    run.emit({ type: 'firstPlayerRolled', rolls, first });
    if (!first) continue;
    run.write(game => void (game.firstPlayer = first));
    return [];
  }
}

export function firstOf(p1: readonly AttackFace[], p2: readonly AttackFace[]): PlayerId | null {
  for (const face of ['crit', 'focus', 'hit'] as const) {
    const lead = p1.filter(one => one === face).length - p2.filter(one => one === face).length;
    if (lead !== 0) return lead > 0 ? 'p1' : 'p2';
  }
  return null;
}

export const firstPlayerHandlers = { rollForFirstPlayer } satisfies Partial<Handlers>;
