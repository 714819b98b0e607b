import type { ShipId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import type { Table } from '../../engine/core/table';
import { shipOf, shipsOnTable } from '../../engine/look/ships';
import { readingOf } from '../overlays/reading';

export interface Seen {
  readonly ship: ShipId;
  readonly range: number;
  readonly bullseye: boolean;
}

/** The same game with one ship somewhere else. */
export function movedTo({ state, rules }: Table, id: ShipId, pose: Pose): Table {
  const ship = shipOf(state, id);
  return { state: { ...state, ships: { ...state.ships, [id]: { ...ship, pose } } }, rules };
}

/** Which enemies a ship would have in the arcs of its weapons from there, as they stand now; the nearest first. */
export function seenFrom(table: Table, id: ShipId, pose: Pose): readonly Seen[] {
  const there = movedTo(table, id, pose);
  const { player } = shipOf(table.state, id);
  const enemies = shipsOnTable(table.state).filter(ship => ship.player !== player);
  return enemies
    .flatMap(({ id: enemy }) => {
      const arcs = readingOf(there, { piece: id }, { piece: enemy })?.arcs ?? [];
      const ranges = arcs.flatMap(({ arc, range }) => (arc !== 'bullseye' && range !== null ? [range] : []));
      const bullseye = arcs.some(({ arc, range }) => arc === 'bullseye' && range !== null);
      return ranges.length > 0 ? [{ ship: enemy, range: Math.min(...ranges), bullseye }] : [];
    })
    .sort((a, b) => a.range - b.range);
}

const tag = (ship: ShipId): string => ship.slice('ship:'.length);

/** In few words, for a plate beside the ghost: `B2 in bullseye, range 2 · B1, B4 in arc, range 3`. */
export function seenWords(seen: readonly Seen[]): string {
  if (seen.length === 0) return 'nobody in arc';
  const groups = new Map<string, string[]>();
  for (const { ship, range, bullseye } of seen) {
    const where = `in ${bullseye ? 'bullseye' : 'arc'}, range ${range}`;
    groups.set(where, [...(groups.get(where) ?? []), tag(ship)]);
  }
  return [...groups].map(([where, tags]) => `${tags.join(', ')} ${where}`).join(' · ');
}
