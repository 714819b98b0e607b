import { asking, type Effect, type Effects } from '../../core/effect';
import type { ShipId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { initiativeOf } from '../../look/ships';

/** Whose turn it is among ships that have not acted: by initiative, then player order. The player picks among their own. */
export function dueNow(table: Table, waiting: readonly Ship[], order: 'ascending' | 'descending'): readonly Ship[] {
  if (waiting.length === 0) return [];
  const initiatives = waiting.map(ship => initiativeOf(table, ship));
  const now = order === 'ascending' ? Math.min(...initiatives) : Math.max(...initiatives);
  const due = waiting.filter((_, index) => initiatives[index] === now);
  const first = due.filter(({ player }) => player === table.state.firstPlayer);
  return first.length > 0 ? first : due;
}

/** Starts the only ship that is due, or asks which of several goes first. */
export function chooseAmong(
  due: readonly Ship[],
  toDo: 'system' | 'activate' | 'engage',
  start: (ship: ShipId) => Effect,
  then: Effect,
): Effects {
  const [only] = due;
  if (!only) return [];
  if (due.length === 1) return [start(only.id), then];
  return [
    asking({
      player: only.player,
      topic: { kind: 'chooseShip', toDo },
      ask: { kind: 'one' },
      options: due.map(({ id }) => ({ key: id, subject: { kind: 'ship', ship: id }, then: [start(id)] })),
    }),
    then,
  ];
}
