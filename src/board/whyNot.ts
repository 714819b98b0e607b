import type { Reason } from '../engine/core/reason';
import type { Ghost } from './ghosts';

const tag = (id: string): string => id.slice(id.indexOf(':') + 1);

/** Why a place is forbidden, in few words for a plate; null where the list says it better. */
export function whyWords(reasons: readonly Reason[]): string | null {
  for (const reason of reasons) {
    if (reason.kind === 'overlapsShip') return `overlaps ${reason.ships.map(tag).join(', ')}`;
    if (reason.kind === 'meetsObstacle') return 'obstacle in the way';
    if (reason.kind === 'leavesPlayArea') return 'leaves the table';
  }
  return null;
}

/** Places closer than this share a plate, in millimetres. */
const TOGETHER = 70;

/** The forbidden places that bear a plate: of several side by side with the same reason, the first. */
export function plated(ghosts: readonly Ghost[]): readonly (Ghost & { readonly why: string })[] {
  const chosen: (Ghost & { readonly why: string })[] = [];
  for (const ghost of ghosts) {
    const { why, pose } = ghost;
    if (why === null) continue;
    const near = chosen.some(one => one.why === why && Math.hypot(one.pose.x - pose.x, one.pose.y - pose.y) < TOGETHER);
    if (!near) chosen.push({ ...ghost, why });
  }
  return chosen;
}
