import { type DeviceTokenId, isRockId, type MarkerId, type ObjectId } from '../core/ids';
import type { Table } from '../core/table';

/** The number by which a piece is told apart from others of its kind, in words and on the board; null for what needs none. */
export function numberOf(table: Table, id: ObjectId): number | null {
  if (isRockId(id)) return countIn(id);
  if (id.startsWith('marker:')) return isOnlyMarker(table) ? null : countIn(id as MarkerId);
  return id.startsWith('token:') ? numberOfDevice(table, id as DeviceTokenId) : null;
}

const countIn = (id: ObjectId): number => Number(id.slice(id.indexOf(':') + 1));

/** A mission in which nobody places any has one in the middle. */
const isOnlyMarker = ({ state, rules }: Table): boolean => rules.scenarioOf(state.setup.scenario).placed?.length === 0;

function numberOfDevice({ state }: Table, id: DeviceTokenId): number | null {
  const token = state.devices[id];
  if (!token) return null;
  const alike = Object.values(state.devices).filter(({ device }) => device === token.device);
  return alike.length > 1 ? alike.findIndex(one => one.id === id) + 1 : null;
}
