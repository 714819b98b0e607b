import type { ShipId } from '../core/ids';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { quantity } from './quantities';
import { profileOf } from './ships';

/** Some engage at another initiative than their own. */
export const engagesAt = (table: Table, ship: Ship): number =>
  quantity(table, 'engagesAt', initiativeOf(table, ship), ship.id, {});

/** Some activate at another initiative than their own. */
export const activatesAt = (table: Table, ship: Ship): number =>
  quantity(table, 'activatesAt', initiativeOf(table, ship), ship.id, {});

/** Some are placed at another initiative than their own. */
export const placedAt = (table: Table, ship: Ship): number =>
  quantity(table, 'placedAt', initiativeOf(table, ship), ship.id, {});

/** As cards have it now: order of play follows from the state. */
export const initiativeOf = (table: Table, ship: Ship | ShipId): number => {
  const id = typeof ship === 'string' ? ship : ship.id;
  return quantity(table, 'initiative', profileOf(table, ship).initiative, id, {});
};
