import { gathered } from '../core/list';
import type { Side } from '../rules/attack/modifications';
import {
  asFresh,
  critsOf,
  type Dice,
  evadesOf,
  facing,
  hitsOf,
  ownDice,
  type Pool,
  type Roll,
  rerolledShift,
} from './dice';
import { canPay, type Spent } from './ledger';
import { applied, type Move, ordered, still, used } from './moves';
import { type Stage, whatOf } from './stages';
import type { Use, Uses } from './uses';

/** All there is to know of an attack from some point on. */
export interface Problem {
  readonly stages: readonly Stage[];
  readonly uses: Uses;
  /** How many dice are rolled, beside those on the table. */
  readonly count: Readonly<Record<Pool, (dice: Dice) => number>>;
  readonly rolls: Readonly<Record<Pool, readonly Roll[]>>;
  /** The hits and crits left of so many, after so many evades. */
  readonly left: (hits: number, crits: number, evades: number) => readonly [hits: number, crits: number, ...unknown[]];
}

/** Hits and crits left, and how likely that is. */
export interface Outcome {
  readonly hits: number;
  readonly crits: number;
  readonly chance: number;
}

/** The best that can be done, and the results left that may be expected of it. */
interface Best {
  readonly move: Move;
  readonly worth: number;
}

/** Worth so little that it only decides between equals. */
const CRIT_WORTH = 1e-6;
/** Differences below this are roundings. */
const SAME = 1e-9;
/** What is spent is kept above the dice. */
const DICE_ROOM = 2 ** 24;

export type Solver = ReturnType<typeof solverFor>;

/** Values every point that an attack can come to, each once. */
export function solverFor({ stages, uses, count, rolls, left }: Problem) {
  const known = stages.map(() => new Map<number, Best>());
  const ends = new Map<Dice, number>();
  const evades = new Map<number, Dice>();
  const open = stages.map(() => new Map<Spent, readonly Use[]>());
  const varies = stages.map(stage => stage.kind === 'modify' && uses.vary(stage));
  const tellsRerolled = stages.map(({ pool }, at) =>
    stages.slice(at).some(stage => stage.pool === pool && rerolls(stage)),
  );
  const counted = stages.map((_, at) => countedFrom(at));
  const evading = evadingStage();

  /** What is open to the side in a stage and can be paid for. */
  function usesAt(at: number, dice: Dice, spent: Spent): readonly Use[] {
    const stage = stages[at]!;
    if (stage.kind !== 'modify') return [];
    let found = varies[at] ? undefined : open[at]!.get(spent);
    if (!found) {
      const isOpen = ({ does, twin, prices }: Use) => whatOf(does) === stage.what && !twin && canPay(spent, prices);
      found = uses.at(stage, dice).filter(isOpen);
      open[at]!.set(spent, found);
    }
    return found;
  }

  function isOver(at: number, spent: Spent): boolean {
    return stages[at]?.kind === 'modify' && !varies[at] && usesAt(at, 0, spent).length === 0;
  }

  /** The next stage in which anything can happen. */
  function arrival(from: number, spent: Spent): number {
    let at = from;
    while (isOver(at, spent)) at++;
    return at;
  }

  function isIdle(stage: Stage): boolean {
    return (
      stage.kind === 'modify' && !uses.vary(stage) && uses.at(stage, 0).every(({ does }) => whatOf(does) !== stage.what)
    );
  }

  function rerolls(stage: Stage): boolean {
    if (stage.kind === 'modify') return stage.what === 'reroll' && !isIdle(stage);
    return stage.kind === 'apply' && stage.does.kind === 'reroll';
  }

  /** Which of what is spent can still matter: the rest need not be told apart. */
  function countedFrom(at: number): Spent {
    const steps = stages.slice(at).filter(stage => stage.kind === 'modify');
    if (steps.some(uses.vary)) return -1;
    const later = gathered(steps, step => uses.at(step, 0));
    return gathered(later, ({ prices }) => prices).reduce((sum, { shift, mask }) => sum | (mask << shift), 0);
  }

  function worthAt(from: number, dice: Dice, spent: Spent): number {
    const at = arrival(from, spent);
    if (at === stages.length) return worthOfEnd(dice);
    return at === evading ? worthOfEnd(evaded(dice, spent)) : bestAt(at, keyAt(at, dice, spent)).worth;
  }

  /** The last stage, if all that is left to do there is to turn dice to evades: the more the better, whatever they cancel. */
  function evadingStage(): number {
    const at = stages.length - 1;
    const stage = stages[at];
    if (stage?.kind !== 'modify' || varies[at] || stage.side !== 'defender' || stage.what !== 'change') return -1;
    const isEvading = ({ does, must }: Use) =>
      does.kind === 'reroll' || (does.kind === 'change' && does.to === 'evade' && !must);
    return uses.at(stage, 0).every(isEvading) ? at : -1;
  }

  /** The dice with as many evades as can be had. */
  function evaded(dice: Dice, spent: Spent): Dice {
    const own = asFresh('defense', ownDice('defense', dice));
    const key = own + spent * DICE_ROOM;
    let most = evades.get(key);
    if (most === undefined) {
      most = own;
      for (const use of usesAt(evading, own, spent)) {
        for (const move of used({ at: evading, dice: own, spent }, 'defense', use)) {
          const end = evaded(move.dice, move.spent);
          if (evadesOf(end) > evadesOf(most)) most = end;
        }
      }
      evades.set(key, most);
    }
    return dice - ownDice('defense', dice) + most;
  }

  function worthOfEnd(dice: Dice): number {
    let worth = ends.get(dice);
    if (worth === undefined) {
      const [hits, crits] = endOf(dice);
      worth = hits + crits + crits * CRIT_WORTH;
      ends.set(dice, worth);
    }
    return worth;
  }

  function endOf(dice: Dice): readonly [hits: number, crits: number, ...unknown[]] {
    return left(hitsOf(dice), critsOf(dice), evadesOf(dice));
  }

  /** Dice and what is spent as one number, without what cannot matter any more. */
  function keyAt(at: number, dice: Dice, spent: Spent): number {
    const { kind, pool } = stages[at]!;
    const told = kind === 'roll' ? facing(dice) : tellsRerolled[at] ? dice : asFresh(pool, dice);
    return told + (spent & counted[at]!) * DICE_ROOM;
  }

  function bestAt(at: number, key: number): Best {
    let best = known[at]!.get(key);
    if (!best) {
      const spent = Math.floor(key / DICE_ROOM);
      best = bestOf(movesAt(at, key - spent * DICE_ROOM, spent), sideOf(stages[at]!));
      known[at]!.set(key, best);
    }
    return best;
  }

  function worthOf({ at, dice, spent, roll, pool, again }: Move): number {
    if (roll === 0) return worthAt(at, dice, spent);
    const { results, chances } = rolls[pool][roll]!;
    const shift = again ? rerolledShift(pool) : 0;
    let sum = 0;
    for (let i = 0; i < results.length; i++) sum += chances[i]! * worthAt(at, dice + (results[i]! << shift), spent);
    return sum;
  }

  /** The first of the best: to leave things be comes first, so that nothing is spent for nothing. */
  function bestOf(moves: readonly Move[], side: Side): Best {
    let best: Best | null = null;
    for (const move of moves) {
      const worth = worthOf(move);
      const gain = best ? (side === 'attacker' ? worth - best.worth : best.worth - worth) : 1;
      if (gain > SAME) best = { move, worth };
      // The defender can do no better than no damage.
      if (side === 'defender' && worth === 0) break;
    }
    if (!best) throw new Error('an attack always goes on somehow');
    return best;
  }

  function movesAt(at: number, dice: Dice, spent: Spent): readonly Move[] {
    const stage = stages[at]!;
    const { pool } = stage;
    const next = { at: at + 1, dice, spent };
    if (stage.kind === 'roll') return [{ ...still(next, pool), roll: count[pool](dice) }];
    if (stage.kind === 'apply') {
      const moves = applied(next, pool, stage.ways);
      return moves.length > 0 ? moves : [still(next, pool)];
    }
    const found = usesAt(at, dice, spent).filter(({ ways, does }) => does.kind === 'add' || (dice & ways.mask) !== 0);
    const owed = found.filter(({ must }) => must);
    // A reroll that a card orders has no better moment than now.
    const stops = stage.what === 'reroll' && owed.length > 0 ? [] : ordered(next, pool, owed);
    return found.length === 0 ? stops : [...stops, ...gathered(found, use => used({ at, dice, spent }, pool, use))];
  }

  const cameTo = new Map<string, readonly Outcome[]>();

  /** The chance of each result left, if both players do their best after this move. */
  function outcomes(start: Move): readonly Outcome[] {
    const { at, dice, spent, roll, pool, again } = start;
    const name = `${at} ${dice} ${spent} ${roll} ${pool} ${again}`;
    const found = cameTo.get(name) ?? outcomesOf(start);
    cameTo.set(name, found);
    return found;
  }

  function outcomesOf(start: Move): readonly Outcome[] {
    const mass = Array.from({ length: stages.length + 1 }, () => new Map<number, number>());
    const add = (at: number, key: number, chance: number) => mass[at]!.set(key, (mass[at]!.get(key) ?? 0) + chance);
    const flow = (move: Move, chance: number) => {
      const at = arrival(move.at, move.spent);
      const shift = move.again ? rerolledShift(move.pool) : 0;
      const { results, chances } = rolls[move.pool][move.roll]!;
      for (let i = 0; i < results.length; i++) {
        const dice = move.dice + (results[i]! << shift);
        if (at === evading) add(stages.length, evaded(dice, move.spent), chance * chances[i]!);
        else add(at, at === stages.length ? dice : keyAt(at, dice, move.spent), chance * chances[i]!);
      }
    };
    flow(start, 1);
    for (let at = 0; at < stages.length; at++) {
      // What is added on the way is visited, too.
      for (const [key, chance] of mass[at]!) {
        mass[at]!.delete(key);
        flow(bestAt(at, key).move, chance);
      }
    }
    return [...mass[stages.length]!].map(([dice, chance]) => {
      const [hits, crits] = endOf(dice);
      return { hits, crits, chance };
    });
  }

  return { bestOf, outcomes };
}

const sideOf = (stage: Stage): Side => (stage.kind === 'roll' ? 'attacker' : stage.side);
