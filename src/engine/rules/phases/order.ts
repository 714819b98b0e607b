import { asking, type Effect, type Effects } from '../../core/effect';
import { isShipId, type PlayerId, type ShipId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { initiativeOf } from '../../look/initiative';

/** A ship or remote that waits for its turn. */
export interface Waiting<Id extends UnitId = UnitId> {
  readonly id: Id;
  readonly player: PlayerId;
  readonly initiative: number;
}

export const waitingShip = (table: Table, ship: Ship, initiative = initiativeOf(table, ship)): Waiting<ShipId> => ({
  id: ship.id,
  player: ship.player,
  initiative,
});

/** Whose turn it is among those that have not acted: by initiative, then player order. The player picks among their own. */
export function dueNow<Id extends UnitId>(
  table: Table,
  waiting: readonly Waiting<Id>[],
  order: 'ascending' | 'descending',
): readonly Waiting<Id>[] {
  if (waiting.length === 0) return [];
  let now = waiting[0]!.initiative;
  for (const { initiative } of waiting)
    if (order === 'ascending' ? initiative < now : initiative > now) now = initiative;
  const due = waiting.filter(({ initiative }) => initiative === now);
  const first = due.filter(({ player }) => player === table.state.firstPlayer);
  return first.length > 0 ? first : due;
}

/** Starts the only one that is due, or asks which of several goes first. */
export function chooseAmong<Id extends UnitId>(
  due: readonly Waiting<Id>[],
  toDo: 'system' | 'activate' | 'engage',
  start: (unit: Id) => Effect,
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
      options: due.map(({ id }) => ({
        key: id,
        subject: isShipId(id) ? { kind: 'ship', ship: id } : { kind: 'object', object: id },
        then: [start(id)],
      })),
    }),
    then,
  ];
}
