/** Exact damage of a plain attack, tabulated when first asked for: a round is weighed thousands of times. */

const ATTACK = { success: 4 / 8, eye: 2 / 8, blank: 2 / 8 };
const DEFENSE = { success: 3 / 8, eye: 2 / 8, blank: 3 / 8 };

/** How many focus results a side can turn: none, one, two, three, all. */
const EYES = [0, 1, 2, 3, 9] as const;
/** The place in that list of a focus token. */
export const ALL_EYES = 4;
/** Of calculate tokens and Force. */
export const MOST_EYES = 3;
const MOST_DICE = 6;
/** A spread tells of no more damage than this. */
export const MOST_DAMAGE = 6;
const MOST_EVADES = 2;

/** The chance of each damage from 0 to the most. */
export type Spread = Float64Array;

interface Faces {
  readonly success: number;
  readonly eye: number;
  readonly blank: number;
}

const factorial = [1, 1, 2, 6, 24, 120, 720];
const choose = (n: number, k: number): number => factorial[n]! / (factorial[k]! * factorial[n - k]!);

/** Every number of successes and eyes that so many dice can show, with its chance. */
function eachRoll(dice: number, faces: Faces, tell: (s: number, e: number, chance: number) => void): void {
  for (let s = 0; s <= dice; s++) {
    for (let e = 0; s + e <= dice; e++) {
      const ways = choose(dice, s) * choose(dice - s, e);
      tell(s, e, ways * faces.success ** s * faces.eye ** e * faces.blank ** (dice - s - e));
    }
  }
}

/** Results of attack dice with eyes turned and a lock spent. */
function attackSpread(dice: number, eyes: number, lock: boolean): number[] {
  const out = new Array<number>(dice + 1).fill(0);
  eachRoll(dice, ATTACK, (s, e, chance) => {
    const turned = Math.min(e, eyes);
    const again = lock ? dice - s - turned : 0;
    eachRoll(again, ATTACK, (s2, e2, then) => {
      out[s + turned + s2 + Math.min(e2, eyes - turned)]! += chance * then;
    });
  });
  return out;
}

function defenseSpread(dice: number, eyes: number, evades: number): number[] {
  const out = new Array<number>(dice + 1).fill(0);
  eachRoll(dice, DEFENSE, (s, e, chance) => {
    out[Math.min(dice, s + Math.min(e, eyes) + evades)]! += chance;
  });
  return out;
}

const tables = new Map<number, Spread>();

/** Eyes are places in the list of how many can be turned. */
export function damageSpread(
  attack: number,
  eyes: number,
  lock: boolean,
  defense: number,
  defenderEyes: number,
  evades: number,
): Spread {
  const a = Math.max(0, Math.min(MOST_DICE, attack));
  const d = Math.max(0, Math.min(MOST_DICE, defense));
  const ev = Math.min(MOST_EVADES, evades);
  const key = ((((a * 8 + d) * 8 + eyes) * 8 + defenderEyes) * 4 + ev) * 2 + (lock ? 1 : 0);
  const known = tables.get(key);
  if (known) return known;
  const out = new Float64Array(MOST_DAMAGE + 1);
  const stops = defenseSpread(d, EYES[defenderEyes]!, ev);
  attackSpread(a, EYES[eyes]!, lock).forEach((p, hits) => {
    stops.forEach((q, stopped) => {
      out[Math.max(0, hits - stopped)]! += p * q;
    });
  });
  tables.set(key, out);
  return out;
}
