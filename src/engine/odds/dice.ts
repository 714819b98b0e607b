import type { Face } from '../core/event';
import { gathered } from '../core/list';
import type { AttackFace, DefenseFace } from '../core/vocabulary';

/**
 * Dice as one number: how many show each face, three bits a face, since there are never more than six. Those that were
 * rerolled are counted apart. Beside the defense dice stand the hits and crits that they are rolled against.
 */
export type Dice = number;
export type Pool = 'attack' | 'defense';

const FACES: Readonly<Record<Pool, readonly Face[]>> = {
  attack: ['hit', 'crit', 'focus', 'blank'] satisfies AttackFace[],
  defense: ['evade', 'focus', 'blank'] satisfies DefenseFace[],
};
/** Where hits and crits are counted above the defense dice. */
const HITS = 6;
const CRITS = 7;

const BITS = 3;
const MOST_DICE = 6;

export const facesOf = (pool: Pool): readonly Face[] => FACES[pool];

/** One die in a place. */
export const one = (place: number): Dice => 1 << (BITS * place);
export const maskOf = (place: number): Dice => 7 << (BITS * place);
const many = (dice: Dice, place: number): number => (dice >> (BITS * place)) & 7;
export const countIn = (dice: Dice, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + many(dice, place), 0);

export const placeOf = (pool: Pool, face: Face): number => FACES[pool].indexOf(face);
export const rerolledPlace = (pool: Pool, face: Face): number => placeOf(pool, face) + FACES[pool].length;

const SHIFT: Readonly<Record<Pool, number>> = {
  attack: BITS * FACES.attack.length,
  defense: BITS * FACES.defense.length,
};

/** By how much rerolled dice are counted higher up. */
export const rerolledShift = (pool: Pool): number => SHIFT[pool];

interface Die {
  readonly face: Face;
  readonly rerolled: boolean;
}

export const dieIn = (pool: Pool, { face, rerolled }: Die): Dice =>
  one(rerolled ? rerolledPlace(pool, face) : placeOf(pool, face));

export const diceFrom = (pool: Pool, dice: readonly Die[]): Dice =>
  dice.reduce((sum, die) => sum + dieIn(pool, die), 0);

/** The same dice one by one, for cards that look at them. */
export const oneByOne = (pool: Pool, dice: Dice): readonly Die[] =>
  gathered([false, true], rerolled =>
    gathered(FACES[pool], face => {
      const count = many(dice, rerolled ? rerolledPlace(pool, face) : placeOf(pool, face));
      return Array.from({ length: count }, () => ({ face, rerolled }));
    }),
  );

/** Without the results that defense dice are rolled against. */
export const ownDice = (pool: Pool, dice: Dice): Dice => dice & ((1 << (2 * rerolledShift(pool))) - 1);

export const hitsOf = (dice: Dice): number => many(dice, HITS);
export const critsOf = (dice: Dice): number => many(dice, CRITS);
export const evadesOf = (dice: Dice): number => many(dice, 0) + many(dice, FACES.defense.length);

/** Of attack dice nothing but hits and crits matters once defense dice are rolled. */
export function facing(attack: Dice): Dice {
  const all = asFresh('attack', attack);
  return many(all, 0) * one(HITS) + many(all, 1) * one(CRITS);
}

/** Forgets which dice were rerolled. */
export function asFresh(pool: Pool, dice: Dice): Dice {
  const shift = rerolledShift(pool);
  const fresh = (1 << shift) - 1;
  return (dice & fresh) + ((dice >> shift) & fresh) + (dice - ownDice(pool, dice));
}

/** Every result of so many dice with its chance. */
export interface Roll {
  readonly results: readonly Dice[];
  readonly chances: readonly number[];
}

const known = new WeakMap<readonly Face[], readonly Roll[]>();

/** The rolls of 0 to 6 dice with these faces. */
export function rollsOf(pool: Pool, die: readonly Face[]): readonly Roll[] {
  const rolls = known.get(die) ?? newRolls(pool, die);
  known.set(die, rolls);
  return rolls;
}

function newRolls(pool: Pool, die: readonly Face[]): readonly Roll[] {
  const rolls = [new Map<Dice, number>([[0, 1]])];
  for (let count = 1; count <= MOST_DICE; count++) {
    const next = new Map<Dice, number>();
    for (const [dice, chance] of rolls[count - 1]!) {
      for (const face of die) {
        const sum = dice + one(placeOf(pool, face));
        next.set(sum, (next.get(sum) ?? 0) + chance / die.length);
      }
    }
    rolls.push(next);
  }
  return rolls.map(roll => ({ results: [...roll.keys()], chances: [...roll.values()] }));
}
