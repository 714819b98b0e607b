import type { DiceChange } from '../core/ability';
import type { Face } from '../core/event';
import { gathered } from '../core/list';
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

/** A card's record is the same object again and again: it is written out once. */
const names = new WeakMap<DiceChange, string>();

export function changeName(does: DiceChange): string {
  let name = names.get(does);
  if (name === undefined) {
    name = JSON.stringify(does);
    names.set(does, name);
  }
  return name;
}

export function waysOf(does: DiceChange): Ways {
  const name = changeName(does);
  const ways = known.get(name) ?? newWays(does);
  known.set(name, ways);
  return ways;
}

function newWays(does: DiceChange): Ways {
  const places = placesFor(does);
  const mask = places.reduce((sum, place) => sum | maskOf(place), 0);
  const picked = new Map<Dice, readonly Way[]>();
  const among = (dice: Dice): readonly Way[] => {
    const open = dice & mask;
    let ways = picked.get(open);
    if (!ways) {
      ways = waysAmong(open, places, does);
      picked.set(open, ways);
    }
    return ways;
  };
  return { mask, among };
}

/** Where the dice lie that a change could be about. */
function placesFor(does: DiceChange): readonly number[] {
  const { dice: pool } = does;
  switch (does.kind) {
    case 'reroll':
      return (does.only ?? facesOf(pool)).map(face => placeOf(pool, face));
    case 'change':
      return placesOf(pool, does.from);
    case 'cancel':
      return placesOf(pool, does.faces);
    case 'other':
      return [];
    case 'add':
    case 'spend':
      return placesOf(pool, [does.face]);
  }
}

function waysAmong(open: Dice, places: readonly number[], does: DiceChange): readonly Way[] {
  switch (does.kind) {
    case 'reroll':
      return rerolls(open, places, does.most, does.exactly ? Math.min(does.most, countIn(open, places)) : 1).filter(
        within(does),
      );
    case 'change':
      return changes(open, places, does);
    case 'cancel':
      return taken(open, places, does.most);
    case 'spend':
      return taken(open, places, 1).map(way => ({ ...way, change: way.change + inItsPlace(does) }));
    case 'other':
      return [];
    case 'add':
      return added(open, does);
  }
}

/** As many as there are, up to so many. */
function taken(open: Dice, places: readonly number[], most: number): readonly Way[] {
  const many = Math.min(most, countIn(open, places));
  return picksFrom(open, places, many)
    .filter(({ count }) => count === many && many > 0)
    .map(({ picked }) => ({ picked, change: -picked, roll: 0 }));
}

const inItsPlace = ({ dice: pool, adds }: Extract<DiceChange, { kind: 'spend' }>): Dice =>
  adds ? adds.count * one(placeOf(pool, adds.face)) : 0;

/** A place holds seven dice. */
function added(open: Dice, { dice: pool, face, count }: Extract<DiceChange, { kind: 'add' }>): readonly Way[] {
  const place = placeOf(pool, face);
  const room = Math.min(count, 7 - countIn(open, [place]));
  return room > 0 ? [{ picked: 0, change: room * one(place), roll: 0 }] : [];
}

/** Rerolled or not. */
const placesOf = (pool: Pool, faces: readonly Face[]): readonly number[] =>
  gathered(
    facesOf(pool).filter(face => faces.includes(face)),
    face => [placeOf(pool, face), rerolledPlace(pool, face)],
  );

const rerolls = (open: Dice, places: readonly number[], most: number, least: number): readonly Way[] =>
  picksFrom(open, places, most)
    .filter(({ count }) => count > 0 && count >= least)
    .map(({ picked, count }) => ({ picked, change: -picked, roll: count }));

function changes(open: Dice, places: readonly number[], does: Extract<DiceChange, { kind: 'change' }>): readonly Way[] {
  const { dice: pool, to, most } = does;
  const many = Math.min(most, countIn(open, places) - tooMany(open, does));
  const fresh = facesOf(pool).map(face => placeOf(pool, face));
  return picksFrom(open, places, many)
    .filter(way => way.count === many && many > 0 && within(does)(way))
    .map(({ picked, count }) => {
      const kept = countIn(picked, fresh);
      // A rerolled die stays one.
      const turned = kept * one(placeOf(pool, to)) + (count - kept) * one(rerolledPlace(pool, to));
      return { picked, change: turned - picked, roll: 0 };
    });
}

type Limited = Pick<Extract<DiceChange, { kind: 'change' }>, 'dice' | 'focus'>;

const focusIn = (dice: Dice, pool: Pool): number => countIn(dice, placesOf(pool, ['focus']));

/** The focus results that a card keeps from being modified. */
const tooMany = (open: Dice, { dice: pool, focus }: Limited): number =>
  focus ? Math.max(0, focusIn(open, pool) - focus.left) : 0;

const within =
  ({ dice: pool, focus }: Limited) =>
  ({ picked }: Pick<Way, 'picked'>): boolean =>
    !focus || focusIn(picked, pool) <= focus.left;

/** The same with just so many focus results. */
export function waysWithFocus(does: DiceChange & Limited, count: number): Ways {
  const { mask, among } = waysOf(does);
  return { mask, among: dice => among(dice).filter(({ picked }) => focusIn(picked, does.dice) === count) };
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
    ways = gathered(ways, ({ picked, count }) =>
      Array.from({ length: Math.min(here, most - count) + 1 }, (_, extra) => ({
        picked: picked + extra * one(place),
        count: count + extra,
      })),
    );
  }
  return ways;
}
