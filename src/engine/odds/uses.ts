import type { AbilitySource, DiceChange, DiceVerb } from '../core/ability';
import type { FocusLimit } from '../core/diceChange';
import type { Attack } from '../core/frame';
import { gathered } from '../core/list';
import type { Table } from '../core/table';
import { allowed, type DiceMoment, type Modification, type Side } from '../rules/attack/modifications';
import { type Dice, oneByOne, ownDice, type Pool } from './dice';
import { type Cost, costsOf, type Ledger, ledger, type Price } from './ledger';
import type { Watched } from './watched';
import { changeName, type Ways, waysOf, waysWithFocus } from './ways';

/** A modification that a player may use, priced. */
export interface Use {
  readonly key: string;
  readonly does: DiceChange;
  readonly must: boolean;
  readonly prices: readonly Price[];
  readonly ways: Ways;
  /** Another one does the same at the same price. */
  readonly twin: boolean;
}

/** A step in which one side modifies one pool; or a moment between the steps that some cards name. */
export interface ModifyStep {
  readonly pool: Pool;
  readonly side: Side;
  readonly at?: DiceMoment;
}

export interface Uses {
  /** What may be used in a step with these dice on the table. */
  readonly at: (step: ModifyStep, dice: Dice) => readonly Use[];
  /** Some card looks at the dice, so that what may be used in the step changes with them. */
  readonly vary: (step: ModifyStep) => boolean;
  /** Cards whose change could not be counted, or not all of it. */
  readonly leftOut: ReadonlySet<AbilitySource>;
}

const nameOf = ({ pool, side, at = pool }: ModifyStep): string => `${side}:${pool}:${at}`;

/** What a side may do in a step with these dice on the table. */
const allowedIn = (table: Table, attack: Attack, { pool, side, at = pool }: ModifyStep): readonly Modification[] =>
  allowed(table, attack, at, side).filter(({ does }) => does.dice === pool);

export function usesIn(table: Table, attack: Attack, steps: readonly ModifyStep[], look: Look): Uses {
  const leftOut = new Set<AbilitySource>();
  const prices = ledger();
  // A step is gone through twice, and met once here.
  const found = [...new Map(steps.map(step => [nameOf(step), { step, ...look(step) }])).values()];
  const varying = new Set(found.filter(({ looks }) => looks).map(({ step }) => nameOf(step)));
  // A card that is not there yet may want the same tokens.
  const costs: CostsOf = varying.size === 0 ? pooled(table, found) : (_, one) => costsOf(table, one);
  const priced = (step: ModifyStep, all: readonly Modification[]) =>
    withTwins(gathered(all, one => useOf(one, costs(step, one), prices, leftOut)));
  const fixed = new Map(found.map(({ step, all }) => [nameOf(step), priced(step, all)]));
  const known = new Map(found.map(({ step }) => [nameOf(step), new Map<Dice, readonly Use[]>()]));
  const at = (step: ModifyStep, dice: Dice): readonly Use[] => {
    const name = nameOf(step);
    if (!varying.has(name)) return fixed.get(name) ?? [];
    const own = ownDice(step.pool, dice);
    let uses = known.get(name)!.get(own);
    if (!uses) {
      uses = priced(step, allowedIn(table, withDice(attack, step.pool, own), step));
      known.get(name)!.set(own, uses);
    }
    return uses;
  };
  return { at, vary: step => varying.has(nameOf(step)), leftOut };
}

/** A moment at which neither what is there nor any dice could bring something to do. */
export function isIdleMoment(look: Look, step: ModifyStep): boolean {
  if (!step.at) return false;
  const { all, looks } = look(step);
  return all.length === 0 && !looks;
}

type Look = (step: ModifyStep) => Seen;

/** What a side has for a pool, and whether any card looked at dice to say so. */
interface Seen {
  readonly all: readonly Modification[];
  readonly looks: boolean;
}

/** Each step is looked at once, though it is gone through twice. */
export function lookerAt(table: Table, watched: Watched): Look {
  const seen = new Map<string, Seen>();
  return step => {
    const name = nameOf(step);
    let found = seen.get(name);
    if (!found) {
      const { value: all, looks } = watched(shown => allowedIn(table, shown, step));
      found = { all, looks };
      seen.set(name, found);
    }
    return found;
  };
}

function useOf(
  { key, does, ref, must = false }: Modification,
  costs: readonly Cost[],
  { price }: Ledger,
  leftOut: Set<AbilitySource>,
): readonly Use[] {
  const prices = costs.map(price);
  if (ref && isForMore(does)) leftOut.add(ref.source);
  if (prices.every(one => one !== null)) {
    const use = { key, does, must, prices, ways: waysOf(does), twin: false };
    if ((does.kind !== 'reroll' && does.kind !== 'change') || !does.focus) return [use];
    const byFocus = usesByFocus(use, does, does.focus, price);
    if (byFocus) return byFocus;
  }
  if (ref) leftOut.add(ref.source);
  return [];
}

/** Where a card counts the focus results that are modified: one for each number of them, priced. */
function usesByFocus(
  use: Use,
  does: Extract<DiceChange, { kind: 'reroll' | 'change' }>,
  { by, left }: FocusLimit,
  price: Ledger['price'],
): readonly Use[] | null {
  const budget = price({ name: `focus:${by}`, amount: 1, limit: left });
  if (!budget) return null;
  return Array.from({ length: left + 1 }, (_, count) => {
    const own = { ...does, focus: { by, left: count } };
    const prices = count > 0 ? [...use.prices, { ...budget, amount: count }] : use.prices;
    return { ...use, does: own, prices, ways: waysWithFocus(own, count) };
  });
}

/** For something that is no result, or does not come if the other prefers that. */
export const isForMore = (does: DiceVerb): boolean =>
  does.kind === 'other' ||
  (does.kind === 'reroll' && (does.each !== undefined || does.afresh === true)) ||
  (does.kind === 'spend' && does.then.length > 0) ||
  (does.kind === 'add' && does.unless !== undefined);

function withTwins(uses: readonly Use[]): readonly Use[] {
  const seen = new Set<string>();
  return uses.map(use => {
    const name = `${use.must}${changeName(use.does)}${use.prices.map(({ shift }) => shift)}`;
    const twin = seen.has(name);
    seen.add(name);
    return { ...use, twin };
  });
}

type CostsOf = (step: ModifyStep, one: Modification) => readonly Cost[];

/** Calculate and Force do the same: what differs in nothing but its name is counted as one. */
function pooled(
  table: Table,
  found: readonly { readonly step: ModifyStep; readonly all: readonly Modification[] }[],
): CostsOf {
  const costs = new Map<Modification, readonly Cost[]>();
  const users = new Map<string, number>();
  for (const { all } of found) {
    for (const one of all) {
      const own = costs.get(one) ?? costsOf(table, one);
      costs.set(one, own);
      for (const { name } of own) users.set(name, (users.get(name) ?? 0) + 1);
    }
  }
  const kindOf = (step: ModifyStep, { does, must, once }: Modification, [cost, more]: readonly Cost[]) => {
    const alone = cost && !more && cost.amount === 1 && users.get(cost.name) === 1;
    return alone && !must && !once ? `${nameOf(step)}:${changeName(does)}` : null;
  };
  const limits = new Map<string, number>();
  for (const { step, all } of found) {
    for (const one of all) {
      const kind = kindOf(step, one, costs.get(one)!);
      if (kind) limits.set(kind, (limits.get(kind) ?? 0) + costs.get(one)![0]!.limit);
    }
  }
  return (step, one) => {
    const own = costs.get(one)!;
    const kind = kindOf(step, one, own);
    return kind ? [{ name: kind, amount: 1, limit: limits.get(kind)! }] : own;
  };
}

/** Of the other pool a card sees what lies there now. */
function withDice(attack: Attack, pool: Pool, dice: Dice): Attack {
  const shown = oneByOne(pool, dice);
  return pool === 'attack'
    ? { ...attack, attackDice: shown as Attack['attackDice'] }
    : { ...attack, defenseDice: shown as Attack['defenseDice'] };
}
