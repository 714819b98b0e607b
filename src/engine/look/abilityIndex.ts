import type { Ability, AbilitySource } from '../core/ability';
import type { Rules, ShipProfile } from '../core/table';

export type AbilityKind = Ability['kind'];

/** An ability where it is printed. */
export interface Printed {
  readonly source: AbilitySource;
  readonly index: number;
  readonly ability: Ability;
}

/** Abilities by kind, then by what they change, forbid, replace or wait for. */
type Sorted = { readonly [K in AbilityKind]?: Readonly<Record<string, readonly Printed[]>> };

const nameOf = (ability: Ability): string => ('of' in ability ? ability.of : 'on' in ability ? ability.on : '');

function sorted(printed: readonly Printed[]): Sorted {
  const kinds: { [K in AbilityKind]?: Record<string, Printed[]> } = {};
  for (const one of printed) {
    kinds[one.ability.kind] ??= {};
    const names = kinds[one.ability.kind]!;
    const name = nameOf(one.ability);
    names[name] ??= [];
    names[name].push(one);
  }
  return kinds;
}

const printedOn = (rules: Rules, source: AbilitySource, card: string): readonly Printed[] =>
  rules.abilitiesOf(card).map((ability, index) => ({ source, index, ability }));

interface Index {
  /** All that is written: what nobody has need not be looked for. */
  readonly all: Sorted;
  readonly ofCard: Map<string, Sorted>;
  readonly ofProfile: WeakMap<ShipProfile, Sorted>;
}

const known = new WeakMap<Rules, Index>();
/** Asked for at every effect, and nearly always for the same rules. */
let last: { readonly rules: Rules; readonly index: Index } | null = null;

function indexOf(rules: Rules): Index {
  if (last?.rules === rules) return last.index;
  let index = known.get(rules);
  if (!index) {
    const all = rules.allAbilities().map((ability, at): Printed => ({ source: 'rule:any', index: at, ability }));
    index = { all: sorted(all), ofCard: new Map(), ofProfile: new WeakMap() };
    known.set(rules, index);
  }
  last = { rules, index };
  return index;
}

const NONE: readonly Printed[] = [];

/** Whether any card of the content has such an ability. */
export const anyAbility = (rules: Rules, kind: AbilityKind, name = ''): boolean =>
  indexOf(rules).all[kind]?.[name] !== undefined;

/** Those of one kind and name that a ship's own cards bring. */
export function ofProfile(rules: Rules, profile: ShipProfile, kind: AbilityKind, name: string): readonly Printed[] {
  const { ofProfile: kept } = indexOf(rules);
  let found = kept.get(profile);
  if (!found) {
    found = sorted(profile.sources.flatMap(source => printedOn(rules, source, source)));
    kept.set(profile, found);
  }
  return found[kind]?.[name] ?? NONE;
}

/** Those of a damage or condition card; whose copy it is, the caller knows. */
export function ofCard(rules: Rules, card: string, kind: AbilityKind, name: string): readonly Printed[] {
  const { ofCard: kept } = indexOf(rules);
  let found = kept.get(card);
  if (!found) {
    found = sorted(printedOn(rules, card as AbilitySource, card));
    kept.set(card, found);
  }
  return found[kind]?.[name] ?? NONE;
}
