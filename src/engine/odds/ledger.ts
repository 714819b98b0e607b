import type { Effect } from '../core/effect';
import type { Table } from '../core/table';
import { chargesOf, shipOf } from '../look/ships';
import type { Modification } from '../rules/attack/modifications';

/** What is spent, packed into one number. It starts at nothing, so that a resource may be met later. */
export type Spent = number;

/** Of one resource: how much a use takes, how much there is, and where that is counted. */
export interface Price {
  readonly amount: number;
  readonly limit: number;
  readonly shift: number;
  readonly mask: number;
}

/** A resource by name, with what a use takes of it. */
export interface Cost {
  readonly name: string;
  readonly amount: number;
  readonly limit: number;
}

/** With 24 bits of dice, a number holds no more than these exactly. */
const MOST_BITS = 29;
const MOST_OF_ONE = 7;

export interface Ledger {
  /** Null if there is no room left to count it. */
  readonly price: (cost: Cost) => Price | null;
}

export function ledger(): Ledger {
  const places = new Map<string, { readonly shift: number; readonly mask: number }>();
  let used = 0;
  return {
    price: ({ name, amount, limit: there }) => {
      const limit = Math.min(there, MOST_OF_ONE);
      let place = places.get(name);
      if (!place) {
        const bits = 32 - Math.clz32(limit);
        if (used + bits > MOST_BITS) return null;
        place = { shift: used, mask: (1 << bits) - 1 };
        places.set(name, place);
        used += bits;
      }
      return { amount, limit, ...place };
    },
  };
}

export const canPay = (spent: Spent, prices: readonly Price[]): boolean =>
  prices.every(({ amount, limit, shift, mask }) => ((spent >> shift) & mask) + amount <= limit);

export const pay = (spent: Spent, prices: readonly Price[]): Spent =>
  prices.reduce((sum, { amount, shift }) => sum + (amount << shift), spent);

/** What a modification takes from its player, as far as another one could take the same; cards work once. */
export function costsOf(table: Table, { cost, once, cap, does }: Modification): readonly Cost[] {
  const costs = new Map<string, Cost>(once ? [[once, { name: once, amount: 1, limit: 1 }]] : []);
  // Of a reroll that is capped each takes the most it could: exact for a cap of one.
  if (cap && does.kind === 'reroll') costs.set(cap.of, { name: cap.of, amount: does.most, limit: cap.left });
  for (const effect of cost) {
    const one = costOf(table, effect);
    if (one) costs.set(one.name, { ...one, amount: one.amount + (costs.get(one.name)?.amount ?? 0) });
  }
  return [...costs.values()];
}

function costOf({ state }: Table, effect: Effect): Cost | null {
  switch (effect.do) {
    case 'removeToken': {
      const { ship, token } = effect;
      return { name: `${ship}:${token}`, amount: 1, limit: shipOf(state, ship).tokens[token] };
    }
    case 'spendForce':
      return { name: `${effect.ship}:force`, amount: effect.count, limit: shipOf(state, effect.ship).force };
    case 'breakLock':
      return { name: `${effect.ship}:lock:${effect.object}`, amount: 1, limit: 1 };
    case 'spendCharge': {
      const { ship, card } = effect;
      return { name: `${ship}:charge:${card}`, amount: 1, limit: chargesOf(shipOf(state, ship), card) };
    }
    default:
      return null;
  }
}
