import type { Point } from '../../engine/core/place';

/** Something round with a place of its own. What is fixed is left where it is. */
interface Round {
  readonly at: Point;
  readonly fixed: boolean;
  /** Where it goes if it lies exactly on another, in degrees. */
  readonly aside: number;
}

/** Pushing apart one pair brings others together: so often at most it is looked again. */
const TURNS = 16;

/** Pushes apart what overlaps, each as little as it takes: where several ways end at one place, every puck can be read and hit. */
export function pushedApart(rounds: readonly Round[], distance: number): readonly Point[] {
  const places = rounds.map(({ at }) => ({ ...at }));
  for (let turn = 0; turn < TURNS; turn++) {
    let moved = false;
    for (let one = 0; one < places.length; one++)
      for (let other = one + 1; other < places.length; other++)
        moved = push(rounds, places, one, other, distance) || moved;
    if (!moved) break;
  }
  return places;
}

/** A hair's breadth is no overlap. */
const CLOSE = 0.01;

function push(rounds: readonly Round[], places: { x: number; y: number }[], one: number, other: number, by: number) {
  const [a, b] = [places[one]!, places[other]!];
  const [stays, isLast] = [rounds[one]!.fixed, rounds[other]!.fixed];
  const away = Math.hypot(b.x - a.x, b.y - a.y);
  if (away >= by - CLOSE || (stays && isLast)) return false;
  const aside = (rounds[other]!.aside * Math.PI) / 180;
  const [x, y] = away < CLOSE ? [Math.cos(aside), Math.sin(aside)] : [(b.x - a.x) / away, (b.y - a.y) / away];
  const share = stays || isLast ? 1 : 0.5;
  const step = (by - away) * share;
  if (!stays) {
    a.x -= x * step;
    a.y -= y * step;
  }
  if (!isLast) {
    b.x += x * step;
    b.y += y * step;
  }
  return true;
}
