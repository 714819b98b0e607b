import type { DiceChange } from '../core/ability';
import type { Face } from '../core/event';
import { countIn, type Dice, facesOf, maskOf, one, type Pool, placeOf, rerolledPlace } from './dice';

/** One way to pick the dice for a change. */
interface Way {
  readonly picked: Dice;
  /** What it adds to the dice on the table: those picked go, and come back as another face unless they are rolled. */
  readonly change: Dice;
  readonly roll: number;
}

export interface Ways {
  /** The dice that it could be about. */
  readonly mask: Dice;
  /** To reroll one or more; to change as many as there are. Alike dice are one way. */
  readonly among: (dice: Dice) => readonly Way[];
}

/** The same for every attack: there are a dozen kinds of change, and few dice. */
const known = new Map<string, Ways>();

export function waysOf(does: DiceChange): Ways {
  const name = JSON.stringify(does);
  const ways = known.get(name) ?? newWays(does);
  known.set(name, ways);
  return ways;
}

function newWays(does: DiceChange): Ways {
  const { dice: pool } = does;
  const places = does.kind === 'reroll' ? facesOf(pool).map(face => placeOf(pool, face)) : placesOf(pool, does.from);
  const mask = places.reduce((sum, place) => sum | maskOf(place), 0);
  const picked = new Map<Dice, readonly Way[]>();
  const among = (dice: Dice): readonly Way[] => {
    const open = dice & mask;
    let ways = picked.get(open);
    if (!ways) {
      ways = does.kind === 'reroll' ? rerolls(open, places, does.most) : changes(open, places, does);
      picked.set(open, ways);
    }
    return ways;
  };
  return { mask, among };
}

/** Rerolled or not. */
const placesOf = (pool: Pool, faces: readonly Face[]): readonly number[] =>
  facesOf(pool)
    .filter(face => faces.includes(face))
    .flatMap(face => [placeOf(pool, face), rerolledPlace(pool, face)]);

const rerolls = (open: Dice, places: readonly number[], most: number): readonly Way[] =>
  picksFrom(open, places, most)
    .filter(({ count }) => count > 0)
    .map(({ picked, count }) => ({ picked, change: -picked, roll: count }));

function changes(
  open: Dice,
  places: readonly number[],
  { dice: pool, to, most }: Extract<DiceChange, { kind: 'change' }>,
): readonly Way[] {
  const many = Math.min(most, countIn(open, places));
  const fresh = facesOf(pool).map(face => placeOf(pool, face));
  return picksFrom(open, places, many)
    .filter(({ count }) => count === many && many > 0)
    .map(({ picked, count }) => {
      const kept = countIn(picked, fresh);
      // A rerolled die stays one.
      const turned = kept * one(placeOf(pool, to)) + (count - kept) * one(rerolledPlace(pool, to));
      return { picked, change: turned - picked, roll: 0 };
    });
}

interface Picked {
  readonly picked: Dice;
  readonly count: number;
}

/** Every way to pick up to `most` of the dice in these places. */
function picksFrom(dice: Dice, places: readonly number[], most: number): readonly Picked[] {
  let ways: readonly Picked[] = [{ picked: 0, count: 0 }];
  for (const place of places) {
    const here = countIn(dice, [place]);
    ways = ways.flatMap(({ picked, count }) =>
      Array.from({ length: Math.min(here, most - count) + 1 }, (_, extra) => ({
        picked: picked + extra * one(place),
        count: count + extra,
      })),
    );
  }
  return ways;
}
