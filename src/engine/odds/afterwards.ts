import type { Dice as DiceAbility } from '../core/ability';
import type { Attack } from '../core/frame';
import { gathered } from '../core/list';
import type { Table } from '../core/table';
import { allowed } from '../rules/attack/modifications';

type Results = readonly [hits: number, crits: number];
type Change = (hits: number, crits: number) => Results;

export const asTheyAre: Change = (hits, crits) => [hits, crits];

/** Of what is done once results are neutralized, the attacker's trade of one of its results for others is counted. */
export function isTrade({ as, does, cost, must }: DiceAbility): boolean {
  if (as !== 'attacker' || typeof does === 'function' || cost || must) return false;
  return does.kind === 'spend' && does.then.length === 0 && does.adds !== undefined && does.dice !== 'defense';
}

/** Each trade once, where more results come of it. */
export function changesAfter(table: Table, attack: Attack): Change {
  const trades = gathered(allowed(table, attack, 'after:neutralize', 'attacker'), ({ does }) =>
    does.kind === 'spend' && does.adds && does.dice === 'attack' && does.then.length === 0
      ? [{ gives: does.face, ...does.adds }]
      : [],
  );
  if (trades.length === 0) return asTheyAre;
  return (hits, crits) => {
    let left: Results = [hits, crits];
    for (const { gives, face, count } of trades) {
      const [now, then] = [left, traded(left, gives, face, count)];
      if (then && then[0] + then[1] > now[0] + now[1]) left = then;
    }
    return left;
  };
}

function traded([hits, crits]: Results, gives: string, face: string, count: number): Results | null {
  if ((gives === 'hit' ? hits : gives === 'crit' ? crits : 0) === 0) return null;
  const of = (which: 'hit' | 'crit') => (face === which ? count : 0) - (gives === which ? 1 : 0);
  return [hits + of('hit'), crits + of('crit')];
}
