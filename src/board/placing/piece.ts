import { isRockId, isShipId, type ObjectId } from '../../engine/core/ids';
import type { Point, Pose } from '../../engine/core/place';
import type { Table } from '../../engine/core/table';
import type { DeviceId } from '../../engine/core/vocabulary';
import { baseAt } from '../../engine/geometry/base';
import { BOARD_EDGES, spanFromEdge } from '../../engine/geometry/playArea';
import { polygonAt, polygonOf } from '../../engine/geometry/polygon';
import { discOf } from '../../engine/look/objects';
import type { Piece } from '../../engine/look/placement';
import { sizeOf } from '../../engine/look/ships';
import type { Shape } from '../overlays/shapes';

/** Whatever a hand can hold: a piece of the table, or a device that is not on it yet. */
export type Handheld = Piece | ObjectId;

const isDeviceId = (piece: Handheld): piece is DeviceId => piece.startsWith('device:');
export const isRound = (piece: Handheld): boolean => piece.startsWith('marker:');

/** The outlines of what has straight edges and is no ship, y ahead; cluster mines have three. */
export function outlinesOf({ state, rules }: Table, piece: Handheld): readonly (readonly Point[])[] {
  if (isShipId(piece) || isRound(piece)) return [];
  if (isRockId(piece)) return [rules.catalog.obstacle(state.rocks[piece]!.obstacle).outline];
  if (isDeviceId(piece)) return rules.catalog.device(piece).outlines;
  const token = state.devices[piece as keyof typeof state.devices];
  return token ? [rules.catalog.device(token.device).outlines[token.piece]!] : [];
}

/** The piece as it would be measured here. */
export function shapeAt(table: Table, piece: Handheld, pose: Pose): Shape {
  if (isShipId(piece)) return baseAt(pose, sizeOf(table, piece));
  if (isRound(piece)) return discOf(pose);
  const laid = outlinesOf(table, piece).map(outline => polygonAt(outline, pose));
  return laid.length === 1 ? laid[0]! : polygonOf(laid.flatMap(({ xy }) => xy));
}

/** Pushed back so far that all of it lies on the table: flush with the edge is as far as a hand goes. */
export function keptOnTable(table: Table, piece: Handheld, pose: Pose): Pose {
  const shape = shapeAt(table, piece, pose);
  const [near, far, left, right] = BOARD_EDGES.map(edge => Math.max(0, -spanFromEdge(shape, edge).closest));
  return { ...pose, x: pose.x + left! - right!, y: pose.y + near! - far! };
}

/** Where a piece lies now; null while it is in hand, in tow or in reserve. */
export function poseOf({ state }: Table, piece: ObjectId): Pose | null {
  if (isShipId(piece)) return state.ships[piece]?.where === 'table' ? state.ships[piece]!.pose : null;
  if (isRockId(piece)) return state.rocks[piece]?.pose ?? null;
  const token = state.devices[piece as keyof typeof state.devices];
  if (token) return token.pose;
  const marker = state.markers[piece as keyof typeof state.markers];
  return marker && !marker.onShip ? { x: marker.x, y: marker.y, heading: 0 } : null;
}
