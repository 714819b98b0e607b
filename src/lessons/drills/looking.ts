import type { EventOf, EventType } from '../../engine/core/event';
import type { ShipId } from '../../engine/core/ids';
import type { Ship } from '../../engine/core/state';
import type { Table } from '../../engine/core/table';
import type { PrintedArc } from '../../engine/core/vocabulary';
import { rangeInArc } from '../../engine/geometry/arc';
import { distanceOfBases } from '../../engine/geometry/distance';
import { rangeOf } from '../../engine/geometry/range';
import { baseOf, profileOf, shipOf } from '../../engine/look/ships';
import type { Flown, Moment, Stand } from './drill';

export const ME = 'ship:A1';
export const WINGMATE = 'ship:A2';

/** All news of one kind, in order. */
export const newsOf = <Type extends EventType>({ moments }: Flown, type: Type): readonly EventOf<Type>[] =>
  moments.flatMap(({ events }) => events.filter(event => event.type === type) as unknown as EventOf<Type>[]);

/** The table each time all ships have flown: what is in whose arc counts then. */
export const afterFlying = ({ rules, moments }: Flown): readonly Table[] =>
  moments.filter(endsFlying).map(({ after }) => ({ state: after, rules }));

const endsFlying = ({ events }: Moment): boolean =>
  events.some(event => event.type === 'phaseEnded' && event.phase === 'activation');

/** Whether the last answer was the one after which all ships have flown. */
export function haveFlown({ moments }: Flown): boolean {
  const last = moments.at(-1);
  return last !== undefined && endsFlying(last);
}

/** How many rounds are over. */
export const roundsOver = (flown: Flown): number => newsOf(flown, 'roundStarted').length;

/** The table as it is now. */
export const tableNow = ({ rules, start, moments }: Flown): Table => ({ state: moments.at(-1)?.after ?? start, rules });

export const isLost = ({ state }: Table, id: ShipId): boolean => {
  const { where, destroyed } = shipOf(state, id);
  return where !== 'table' || destroyed;
};

/** Hull and shields that are left. */
export const healthOf = (table: Table, id: ShipId): number => {
  if (isLost(table, id)) return 0;
  const ship = shipOf(table.state, id);
  return profileOf(table, ship).hull - ship.damage.length + ship.shields;
};

export const gapBetween = (table: Table, one: ShipId, other: ShipId): number =>
  distanceOfBases(baseOf(table, shipOf(table.state, one)), baseOf(table, shipOf(table.state, other)));

/** The range at which one ship has another in an arc; null where it has not, or it is beyond range 3. */
export function rangeIn(table: Table, from: ShipId, arc: PrintedArc, to: ShipId): number | null {
  const measure = rangeInArc(baseOf(table, shipOf(table.state, from)), arc, baseOf(table, shipOf(table.state, to)));
  const range = measure ? rangeOf(measure.distance) : 4;
  return range <= 3 ? range : null;
}

/** All of these ships that are on the table. */
export const onTable = ({ state }: Table, player: Ship['player']): readonly ShipId[] =>
  Object.values(state.ships).flatMap(({ id, player: owner, where }) =>
    owner === player && where === 'table' ? [id] : [],
  );

export const going = (score: number, says: string): Stand => ({ verdict: 'going', score, says });
export const done = (score: number, says: string): Stand => ({ verdict: 'done', score, says });
export const failed = (score: number, says: string): Stand => ({ verdict: 'failed', score, says });

/** Off the table or destroyed, in words; null for a ship that is still there. */
export function lossOf(flown: Flown, id: ShipId = ME): string | null {
  if (newsOf(flown, 'shipFled').some(({ ship }) => ship === id)) return 'Your ship left the table.';
  return isLost(tableNow(flown), id) ? 'Your ship was destroyed.' : null;
}
