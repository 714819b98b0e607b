import type { MarkerId, ShipId } from '../core/ids';
import { gathered } from '../core/list';
import type { Marker, Ship } from '../core/state';
import type { Table } from '../core/table';
import { rangeTo } from './objects';

/** Scenario features in the play area; a towed cache lies on a ship card. */
export const markersOnTable = ({ state }: Table): readonly Marker[] =>
  Object.values(state.markers).filter(({ onShip }) => !onShip);

/** Those at range 0-1 of a ship. */
export const markersInReach = (table: Table, ship: Ship): readonly MarkerId[] =>
  gathered(markersOnTable(table), ({ id }) => (rangeTo(table, ship, id) <= 1 ? [id] : []));

/** The cache that a ship has in tow. */
export const cacheOn = ({ state }: Table, ship: ShipId): Marker | null =>
  Object.values(state.markers).find(({ onShip }) => onShip === ship) ?? null;
