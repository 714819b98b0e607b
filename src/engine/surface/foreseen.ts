import type { ShipId } from '../core/ids';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { parseManeuver } from '../core/vocabulary';
import { courseOf } from '../geometry/course';
import { execute } from '../geometry/maneuver';
import { isInsidePlayArea } from '../geometry/playArea';
import { roundPose } from '../geometry/pose';
import { initiativeOf } from '../look/initiative';
import { standsStill } from '../look/practice';
import { baseOf, isFriendly, othersOf, shipsOfPlayer, sizeOf } from '../look/ships';
import { maneuverToExecute } from '../rules/movement/difficulty';

/** The table as one player can foresee it: their own ships at the places to which their dials take them. */
export interface Foreseen {
  readonly table: Table;
  /** Those that have flown by then; false where their own way hangs on what nobody knows yet. */
  readonly flown: ReadonlyMap<ShipId, boolean>;
}

export const asItStands = (table: Table): Foreseen => ({ table, flown: new Map() });

/** When another ship activates. Between players of one initiative the order is rolled for only after the dials are set. */
export function turnOf(table: Table, ship: Ship, other: Ship): 'before' | 'same' | 'after' {
  if (standsStill(table.state, other.id)) return 'after';
  const away = initiativeOf(table, other) - initiativeOf(table, ship);
  return away < 0 ? 'before' : away > 0 ? 'after' : 'same';
}

/** Where a ship stands that another would overlap: what is known of it. */
export type Standing =
  /** It has not moved by then, so it is there. */
  | 'unmoved'
  /** Its own dial has taken it there. */
  | 'flown'
  /** A friend that may move first but has no dial yet: it may be gone. */
  | 'unplanned'
  /** An enemy that moves first: it may be gone. */
  | 'leaving'
  /** An enemy of the same initiative, which may move first. */
  | 'rolled';

export function standingOf({ table, flown }: Foreseen, ship: Ship, other: Ship): Standing {
  if (flown.has(other.id)) return 'flown';
  const turn = turnOf(table, ship, other);
  if (turn === 'after') return 'unmoved';
  if (isFriendly(ship, other)) return turn === 'same' && other.dial ? 'unmoved' : 'unplanned';
  return turn === 'before' ? 'leaving' : 'rolled';
}

export const isSure = ({ flown }: Foreseen, standing: Standing, other: ShipId): boolean =>
  standing === 'unmoved' || (standing === 'flown' && flown.get(other)!);

/** Friends with a dial, lowest initiative first. */
export const plannedFriends = (table: Table, ship: Ship): readonly Ship[] =>
  shipsOfPlayer(table.state, ship.player)
    .filter(other => other.id !== ship.id && other.dial && !standsStill(table.state, other.id))
    .sort((a, b) => initiativeOf(table, a) - initiativeOf(table, b));

/** The table after a ship has flown what its dial says, with all other ships in its way. */
export function fly(before: Foreseen, ship: Ship): Foreseen {
  const { table } = before;
  const { ships } = table.state;
  const { pose, overlapped, sure } = placeOf(table, ship);
  const isKnown = (id: ShipId) => {
    const other = ships[id]!;
    return turnOf(table, ship, other) !== 'same' && isSure(before, standingOf(before, ship, other), id);
  };
  const there: Ship = { ...ship, pose };
  const moved: Ship = isInsidePlayArea(baseOf(table, there)) ? there : { ...there, where: 'removed' };
  return {
    table: { ...table, state: { ...table.state, ships: { ...ships, [ship.id]: moved } } },
    flown: new Map([...before.flown, [ship.id, sure && overlapped.every(isKnown)]]),
  };
}

/** Where its dial takes a ship; of several places after a roll the middle one, and then it is not sure. */
function placeOf(table: Table, ship: Ship) {
  const { bearing, speed } = parseManeuver(maneuverToExecute(table, ship).code);
  const course = courseOf(bearing, speed);
  if (!course) return { pose: ship.pose, overlapped: [], sure: true };
  const { ids, bases } = othersOf(table, ship);
  const flight = execute(ship.pose, sizeOf(table, ship), course, bases);
  if (flight.kind === 'partial') {
    return { pose: flight.pose, overlapped: flight.overlapped.map(index => ids[index]!), sure: true };
  }
  const { landings } = flight;
  const { pose } = landings.find(({ shift }) => shift === 'middle') ?? landings[0]!;
  return { pose: roundPose(pose), overlapped: [], sure: landings.length === 1 };
}
