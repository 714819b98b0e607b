import { gathered } from '../core/list';
import type { Dice, Pool } from './dice';
import { pay, type Spent } from './ledger';
import type { Use } from './uses';
import type { Ways } from './ways';

/** Where an attack stands: before which stage, with which dice, and what has been spent. */
export interface Point {
  readonly at: number;
  readonly dice: Dice;
  readonly spent: Spent;
}

/** One thing that may be done: these dice stay, so many are rolled to them. */
export interface Move extends Point {
  readonly roll: number;
  readonly pool: Pool;
  /** Rolled dice are counted among the rerolled ones. */
  readonly again: boolean;
  /** Of dice that a player picks: which. */
  readonly picked: Dice;
}

/** On to the next with the dice as they are. */
export const still = ({ at, dice, spent }: Point, pool: Pool): Move => ({
  at,
  dice,
  spent,
  roll: 0,
  pool,
  again: false,
  picked: 0,
});

/** Every way to pick the dice. */
export const applied = ({ at, dice, spent }: Point, pool: Pool, { among }: Ways): readonly Move[] =>
  among(dice).map(({ picked, change, roll }) => ({ at, dice: dice + change, spent, roll, pool, again: true, picked }));

/** Every way to pick them once it is paid for. */
export const used = ({ at, dice, spent }: Point, pool: Pool, { ways, prices }: Use): readonly Move[] =>
  applied({ at, dice, spent: pay(spent, prices) }, pool, ways);

/** Those that still find something to change, one after the other. */
export function ordered(next: Point, pool: Pool, owed: readonly Use[]): readonly Move[] {
  let moves: readonly Move[] = [still(next, pool)];
  for (const use of owed) {
    moves = gathered(moves, move =>
      use.does.kind === 'add' || (move.dice & use.ways.mask) !== 0 ? used(move, pool, use) : [move],
    );
  }
  return moves;
}
