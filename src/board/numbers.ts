import type { Option } from '../engine/core/decision';
import type { Point } from '../engine/core/place';
import { pushedApart } from './dials/apart';
import type { Ghost } from './ghosts';

/** Answers that a digit chooses. */
export const NUMBERED = 9;

/** A digit on the table, and where it stands there. */
interface GhostNumber {
  readonly key: string;
  readonly number: number;
  readonly at: Point;
}

/** Little by little, so that none is pushed past its neighbour. */
const STEPS = 8;

/** The keys that choose these places, as on their buttons: each at its place, as far as they can be told apart there. */
export function numbersOf(
  ghosts: readonly Ghost[],
  options: readonly Option[],
  distance: number,
): readonly GhostNumber[] {
  const numbered = ghosts.flatMap(({ key, option, pose }) => {
    const number = options.findIndex(one => one.key === option?.key) + 1;
    return number > 0 && number <= NUMBERED ? [{ key, number, at: { x: pose.x, y: pose.y } }] : [];
  });
  let places: readonly Point[] = numbered.map(({ at }) => at);
  for (let step = 1; step <= STEPS; step++) {
    const rounds = places.map(at => ({ at, fixed: false, aside: 90 }));
    places = pushedApart(rounds, (distance * step) / STEPS);
  }
  return numbered.map((one, index) => ({ ...one, at: places[index]! }));
}
