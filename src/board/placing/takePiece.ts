import type { ObjectId } from '../../engine/core/ids';
import type { Table } from '../../engine/core/table';
import { keptOnTable, poseOf } from './piece';
import { usePlacing } from './store';

/** Into the referee's hand, at the place where it lies. */
export function takePiece(table: Table, piece: ObjectId): void {
  const pose = poseOf(table, piece);
  const { take, letGo } = usePlacing.getState();
  if (pose) take({ kind: 'piece', piece }, pose, false, at => keptOnTable(table, piece, at));
  else letGo();
}
