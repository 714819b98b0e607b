import type { Ruling } from '../core/ability';
import type { Effects } from '../core/effect';
import type { ObjectId } from '../core/ids';
import type { Table } from '../core/table';
import { costsIn } from '../core/terms';
import type { AbilityInPlay } from './abilities';
import { costOf, payments } from './moments';

/** What a card wants for letting something be done, and that it was used. */
export function permitCost(
  table: Table,
  { ref, self, ability }: AbilityInPlay,
  { target, tells = true }: { readonly target?: ObjectId; readonly tells?: boolean } = {},
): Effects {
  const terms = ability as Ruling;
  if (!tells && costsIn(terms.cost).length === 0) return [];
  const bill = { self, source: ref.source, subject: self, attack: null, ...(target ? { target } : {}) };
  return [
    { do: 'announce', event: { type: 'abilityUsed', ref } },
    ...costOf(table, bill, terms, payments(table, bill, terms)[0] ?? []),
  ];
}
