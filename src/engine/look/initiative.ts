import type { ShipId } from '../core/ids';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { quantity } from './abilities';
import { profileOf } from './ships';

/** As cards have it now: order of play follows from the state. */
export const initiativeOf = (table: Table, ship: Ship | ShipId): number => {
  const id = typeof ship === 'string' ? ship : ship.id;
  return quantity(table, 'initiative', profileOf(table, id).initiative, id, {});
};
