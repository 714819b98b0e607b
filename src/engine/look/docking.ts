import type { Carries, Guides } from '../core/has';
import type { ShipId } from '../core/ids';
import type { GameState, Ship } from '../core/state';
import type { Table } from '../core/table';
import { parseManeuver } from '../core/vocabulary';
import { BASE_LENGTH } from '../geometry/base';
import { edgePose } from '../geometry/course';
import { type Pose, step } from '../geometry/pose';
import { rangeOf } from '../geometry/range';
import { abilitiesOn } from './abilities';
import { measureTo } from './objects';
import { quantity } from './quantities';
import { allShips, profileOf, shipOf, sizeOf } from './ships';
import { areFriends } from './terms';

export const dockedWith = (state: GameState, carrier: ShipId): readonly Ship[] =>
  allShips(state).filter(ship => ship.carrier === carrier && ship.where === 'reserve');

/** What a ship's cards say of those that can dock with it. */
const holds = (table: Table, carrier: Ship, ship: Ship): Carries | null => {
  const { shipType } = table.rules.catalog.pilot(ship.pilot);
  for (const { ability } of abilitiesOn(table, carrier, 'carries')) {
    if (ability.kind === 'carries' && ability.shipTypes.includes(shipType)) return ability;
  }
  return null;
};

/** Whether a carrier would take this ship in, wherever the two are. */
export function takesIn(table: Table, carrier: Ship, ship: Ship): boolean {
  if (carrier.id === ship.id || carrier.destroyed || ship.destroyed || !areFriends(table, carrier, ship)) return false;
  const room = holds(table, carrier, ship);
  return room !== null && dockedWith(table.state, carrier.id).length < room.most;
}

/** The same of two ships on the table: it must be near enough. */
export const canDock = (table: Table, carrier: Ship, ship: Ship): boolean =>
  ship.where === 'table' &&
  carrier.where === 'table' &&
  takesIn(table, carrier, ship) &&
  rangeOf(measureTo(table, ship, carrier.id).distance) <= quantity(table, 'dockRange', 0, ship.id, {});

/** Where a ship that leaves its carrier begins its maneuver: its front edge between the guides. */
export function launchFrom(table: Table, carrier: Ship, ship: Ship, guides: Guides): Pose {
  const out = edgePose(carrier.pose, BASE_LENGTH[sizeOf(table, carrier)] / 2, guides);
  return step(out, -BASE_LENGTH[sizeOf(table, ship)] / 2, 0);
}

export const guidesOf = (table: Table, carrier: Ship, ship: Ship): readonly Guides[] =>
  holds(table, carrier, ship)?.guides ?? [];

/** Neither stationary nor backward. */
export const launchManeuvers = (table: Table, ship: Ship) =>
  profileOf(table, ship).dial.filter(code => {
    const { bearing } = parseManeuver(code);
    return bearing !== 'stationary' && !bearing.startsWith('reverse');
  });

/** The ship that it is docked with; null where it flies by itself. */
export const carrierOf = ({ state }: Table, { carrier }: Ship): Ship | null =>
  carrier ? shipOf(state, carrier) : null;
