import type { Change } from '../core/ability';
import { isShipId, type UnitId } from '../core/ids';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { deviceOf } from './devices';
import { quantity } from './quantities';
import { profileOf, shipOf } from './ships';
import { isCloaked } from './status';

/** What is printed, and what a cloak gives. */
export function agilityBefore(table: Table, unit: UnitId): { readonly printed: number; readonly cloak: number } {
  if (!isShipId(unit)) {
    return { printed: table.rules.catalog.device(deviceOf(table, unit).device).agility ?? 0, cloak: 0 };
  }
  const ship = shipOf(table.state, unit);
  return { printed: profileOf(table, ship).agility, cloak: isCloaked(ship) ? 2 : 0 };
}

/** The agility of a ship or remote as cards leave it. */
export function agilityOf(table: Table, unit: UnitId, heed?: (change: Change, self: Ship) => Change): number {
  const { printed, cloak } = agilityBefore(table, unit);
  return isShipId(unit) ? quantity(table, 'agility', printed + cloak, unit, {}, heed) : printed;
}
