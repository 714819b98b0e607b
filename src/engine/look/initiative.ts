import type { ShipId } from '../core/ids';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { quantity } from './quantities';
import { profileOf } from './ships';

/** Some engage at another initiative than their own. */
export const engagesAt = (table: Table, ship: Ship): number =>
  quantity(table, 'engagesAt', initiativeOf(table, ship), ship.id, {});

/** Its turn in this Engagement Phase is still to come, at this initiative or a later one; the destroyed have theirs at this one. */
export function hasYetToEngage(table: Table, ship: Ship): boolean {
  const phase = table.state.agenda.find(({ kind }) => kind === 'phase');
  if (phase?.kind !== 'phase' || phase.phase !== 'engagement' || phase.initiative === null) return false;
  if (ship.where !== 'table' || ship.round.engaged) return false;
  return !ship.destroyed || engagesAt(table, ship) >= phase.initiative;
}

/** Some activate at another initiative than their own. */
export const activatesAt = (table: Table, ship: Ship): number =>
  quantity(table, 'activatesAt', initiativeOf(table, ship), ship.id, {});

/** Some are placed at another initiative than their own. */
export const placedAt = (table: Table, ship: Ship): number =>
  quantity(table, 'placedAt', initiativeOf(table, ship), ship.id, {});

/** As cards have it now: order of play follows from the state. */
export const initiativeOf = (table: Table, ship: Ship | ShipId): number => {
  const id = typeof ship === 'string' ? ship : ship.id;
  return quantity(table, 'initiative', profileOf(table, ship).initiative, id, {});
};
