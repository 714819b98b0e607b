import type { Ranking } from '../../bots/opponent';
import type { ManeuverCode } from '../../engine/core/vocabulary';

export interface Grade {
  /** From 1 on. */
  readonly rank: number;
  readonly of: number;
  /** Points less than the best. */
  readonly loss: number;
  readonly stars: number;
}

/** Less is no difference that anybody could see; a little more is nearly as good; up to here it is well chosen. */
const SAME = 0.05;
const NEAR = 0.35;
const WELL = 0.7;

/** Three stars for the best, two for one that is nearly as good, one for a place in the better third. */
export function gradeOf({ dials }: Ranking, code: ManeuverCode): Grade | null {
  const at = dials.findIndex(one => one.code === code);
  const dial = dials[at];
  if (!dial) return null;
  const stars = dial.flees
    ? 0
    : dial.loss < SAME
      ? 3
      : dial.loss < NEAR
        ? 2
        : dial.loss < WELL || 3 * at < dials.length
          ? 1
          : 0;
  return { rank: at + 1, of: dials.length, loss: dial.loss, stars };
}
