import type { DeviceTokenId, ObjectId } from '../core/ids';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { ruled } from './rulings';

/** Its effects do not reach the ship; it lies there all the same. `overlapped`: the move would end on it. */
export const ignoresObstacle = (
  table: Table,
  ship: Ship,
  object: ObjectId,
  doing: 'moving' | 'attacking',
  overlapped = false,
): boolean => ruled(table, 'ignoreObstacle', ship, { object, while: doing, overlapped }) === 'may';

/** The same of a device. */
export const ignoresDevice = (table: Table, ship: Ship, token: DeviceTokenId): boolean =>
  ruled(table, 'ignoreDevice', ship, { token }) === 'may';
