import type { Reason } from '../core/reason';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { forbidden } from './rulings';
import { gasAround } from './status';

/** Why a ship cannot be locked by another, however close it is. */
export const hiddenFrom = (table: Table, { id }: Ship, target: Ship): Reason | null =>
  gasAround(table, target) ?? forbidden(table, 'beLocked', target, { by: id });
