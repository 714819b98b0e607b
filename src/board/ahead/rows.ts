import { create } from 'zustand';
import type { ShipId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import { type Laid, type Lying, lyingBeside } from '../pieces/beside';

/** Rows of tokens as they would lie after the answer pointed at: of ships for which something would be new. */
export const useRowsAhead = create<{ readonly rows: ReadonlyMap<ShipId, readonly Laid[]> }>()(() => ({
  rows: new Map(),
}));

const sameAs = (one: Lying): string => {
  const { key: _key, at: _at, ...lying } = one as Laid;
  return JSON.stringify(lying);
};

/** What would lie there and does not lie there now, marked as new. Null where nothing would be new. */
export function rowAhead(now: GameState, then: GameState, ship: ShipId, laid: readonly Laid[]): readonly Laid[] | null {
  const before = now.ships[ship];
  if (!before) return null;
  const lying = lyingBeside(now, before).map(sameAs);
  // The last of several alike is the new one.
  const row = laid.map(one => ({ ...one, isNew: !takeOne(lying, sameAs(one)) }));
  return row.some(({ isNew }) => isNew) && then.ships[ship] ? row : null;
}

function takeOne(items: string[], item: string): boolean {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
  return at >= 0;
}
