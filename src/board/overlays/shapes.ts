import { isShipId, type ObjectId } from '../../engine/core/ids';
import type { Point } from '../../engine/core/place';
import type { Table } from '../../engine/core/table';
import { type Base, cornersOf } from '../../engine/geometry/base';
import { type Disc, distanceOfDiscs, distanceOfDiscToPolygon, distanceToDisc } from '../../engine/geometry/distance';
import type { Polygon } from '../../engine/geometry/polygon';
import { markersOnTable } from '../../engine/look/markers';
import { discOf, outlineOfDevice, outlineOfRock, rocksOnTable } from '../../engine/look/objects';
import { baseOf, shipsOnTable } from '../../engine/look/ships';

/** A piece as it is measured: a ship's base, an outline, or a round marker. A mere place is a disc of no size. */
export type Shape = Base | Polygon | Disc;

export const isBase = (shape: Shape): shape is Base => 'half' in shape;
export const isPolygon = (shape: Shape): shape is Polygon => 'xy' in shape;

export const placeAt = ({ x, y }: Point): Disc => ({ x, y, radius: 0 });

/** Null for a piece that is not in the play area. */
export function shapeOf(table: Table, id: ObjectId): Shape | null {
  const { ships, rocks, devices, markers } = table.state;
  if (isShipId(id)) {
    const ship = ships[id];
    return ship?.where === 'table' ? baseOf(table, ship) : null;
  }
  const rock = rocks[id as keyof typeof rocks];
  if (rock) return rock.pose ? outlineOfRock(table, rock, rock.pose) : null;
  const token = devices[id as keyof typeof devices];
  if (token) return outlineOfDevice(table, token);
  const marker = markers[id as keyof typeof markers];
  return marker && !marker.onShip ? discOf(marker) : null;
}

/** Everything in the play area that can be measured to; what lies on top comes first. */
export const piecesOnTable = (table: Table): readonly ObjectId[] => [
  ...shipsOnTable(table.state).map(({ id }) => id),
  ...Object.values(table.state.devices).map(({ id }) => id),
  ...markersOnTable(table).map(({ id }) => id),
  ...rocksOnTable(table).map(({ rock }) => rock.id),
];

/** The piece under a point, or the nearest one within reach of a finger. */
export function pieceAt(table: Table, at: Point, reach: number): ObjectId | null {
  let found: ObjectId | null = null;
  let least = reach;
  for (const id of piecesOnTable(table)) {
    const shape = shapeOf(table, id);
    const distance = shape ? distanceToPlace(shape, at) : Number.POSITIVE_INFINITY;
    if (distance < least || (distance <= least && !found)) {
      found = id;
      least = distance;
    }
  }
  return found;
}

function distanceToPlace(shape: Shape, at: Point): number {
  const place = placeAt(at);
  if (isBase(shape)) return distanceToDisc(shape, place);
  return isPolygon(shape) ? distanceOfDiscToPolygon(place, shape) : distanceOfDiscs(shape, place);
}

/** The corners of what is drawn with straight edges; null for what is round. */
export function cornersOfShape(shape: Shape): readonly Point[] | null {
  if (isBase(shape)) return cornersOf(shape);
  if (!isPolygon(shape)) return null;
  const { xy } = shape;
  return Array.from({ length: xy.length / 2 }, (_, index) => ({ x: xy[2 * index]!, y: xy[2 * index + 1]! }));
}
