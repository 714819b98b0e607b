import type { AbilitySource } from '../core/ability';
import type { Lends, Lent } from '../core/has';
import { gathered } from '../core/list';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { sourcesIn } from './abilityIndex';
import { broughtBy } from './ships';

const NONE: readonly Lent[] = [];
const PLAYERS = ['p1', 'p2'] as const;

/** Every card whose abilities some ship has besides its own cards', now. In nearly every game nobody lends anything. */
export function lentNow(table: Table): readonly Lent[] {
  const { state, rules } = table;
  const lists = sourcesIn(table, 'lends', '')?.lists;
  if (!lists) return NONE;
  const found: Lent[] = [];
  for (const player of PLAYERS) {
    for (const { ref, ability } of lists.all[player]) {
      const self = state.ships[ref.ship]!;
      if (ability.kind !== 'lends' || !lendsNow(self, ability)) continue;
      for (const lent of ability.cards({ state, rules, self, source: ref.source })) {
        if (isNew(table, lent, found)) found.push(lent);
      }
    }
  }
  return found;
}

const lendsNow = ({ where }: Ship, { inReserve, outlives }: Lends): boolean =>
  outlives === true || (where !== 'removed' && (where !== 'reserve' || inReserve === true));

/** Nobody has an ability twice. */
const isNew = (table: Table, { to, card }: Lent, found: readonly Lent[]): boolean =>
  !found.some(one => one.to === to && one.card === card) && !broughtBy(table, to).includes(card);

export const lentTo = (table: Table, ship: Ship): readonly AbilitySource[] =>
  gathered(lentNow(table), ({ to, card }) => (to === ship.id ? [card] : []));
