import type { ObjectId } from '../core/ids';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { ruled } from './abilities';

/** Its effects do not reach the ship; it lies there all the same. */
export const ignoresObstacle = (table: Table, ship: Ship, object: ObjectId, doing: 'moving' | 'attacking'): boolean =>
  ruled(table, 'ignoreObstacle', ship, { object, while: doing }) === 'may';
