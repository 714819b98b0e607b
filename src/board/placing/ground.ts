import type { Region } from '../../engine/core/decision';
import { isShipId } from '../../engine/core/ids';
import type { BoardEdge } from '../../engine/core/place';
import type { Table } from '../../engine/core/table';
import { baseAt } from '../../engine/geometry/base';
import { MARKER_RADIUS, PLAY_AREA, RANGE_BAND } from '../../engine/geometry/measures';
import { type Elsewhere, elsewhere } from '../../engine/look/elsewhere';
import { markersOnTable } from '../../engine/look/markers';
import { discOf, obstaclesOnTable, rocksOnTable } from '../../engine/look/objects';
import { edgeOf } from '../../engine/look/placement';
import { baseOf, shipsOnTable, sizeOf } from '../../engine/look/ships';
import type { Shape } from '../overlays/shapes';
import type { Handheld } from './piece';

/** In millimetres from the near left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece, and so much around it. */
export interface Around {
  readonly shape: Shape;
  readonly by: number;
}

/** Where all of a piece may lie, or the middle of a round one: in one of the boxes, near all of these, away from all of those. */
export interface Ground {
  readonly boxes: readonly Box[];
  readonly near: readonly Around[];
  readonly away: readonly Around[];
}

/** Of a small ship. */
const HALF_BASE = 20;

/** For shading. Whether a piece may lie somewhere, the engine says. */
export function groundOf(table: Table, region: Region): Ground {
  switch (region.kind) {
    case 'obstacle':
      return {
        boxes: [inset(2 * RANGE_BAND)],
        near: [],
        away: [
          ...rocksOnTable(table).map(({ outline }) => ({ shape: outline, by: RANGE_BAND })),
          ...markersOnTable(table).map(marker => ({ shape: discOf(marker), by: 0 })),
        ],
      };
    case 'beyondEdges':
      return { boxes: [inset(region.range * RANGE_BAND)], near: [], away: [] };
    case 'deployment':
      return withoutShips(table, [strip(edgeOf(region.player), 0, (region.range ?? 1) * RANGE_BAND)]);
    case 'arrival':
      return withoutShips(
        table,
        region.edges.map(edge => strip(edge, 0, RANGE_BAND)),
      );
    case 'atObstacle':
      return {
        boxes: [inset(0)],
        near: obstaclesOnTable(table).map(({ outline }) => ({ shape: outline, by: HALF_BASE })),
        away: shipsOnTable(table.state)
          .filter(({ player }) => player !== region.player)
          .map(ship => ({ shape: baseOf(table, ship), by: region.beyond * RANGE_BAND })),
      };
    case 'objective':
      return objectiveGround(table, edgeOf(region.edge));
    case 'jettison': {
      const shape = baseAt(region.from, sizeOf(table, region.ship));
      return {
        boxes: [inset(MARKER_RADIUS)],
        near: [{ shape, by: RANGE_BAND + MARKER_RADIUS }],
        away: [{ shape, by: MARKER_RADIUS }],
      };
    }
  }
}

/** Also where cards let the ship in hand be placed: lit one over the other, the region itself last. */
export function groundsOf(table: Table, region: Region, piece: Handheld | null): readonly Ground[] {
  const others = region.kind === 'deployment' && piece && isShipId(piece) ? elsewhere(table, piece) : [];
  return [...others.map(one => cardGround(table, one)), groundOf(table, region)];
}

function cardGround(table: Table, { of, within, beyond = 0 }: Elsewhere): Ground {
  const free = withoutShips(table, [inset(0)]);
  const enemies = shipsOnTable(table.state).filter(({ player }) => beyond > 0 && player !== of.player);
  return {
    ...free,
    near: within === undefined ? [] : [{ shape: baseOf(table, of), by: within * RANGE_BAND }],
    away: [...free.away, ...enemies.map(ship => ({ shape: baseOf(table, ship), by: beyond * RANGE_BAND }))],
  };
}

/** A ship may touch another, and not lie on it. */
const withoutShips = (table: Table, boxes: readonly Box[]): Ground => ({
  boxes,
  near: [],
  away: shipsOnTable(table.state).map(ship => ({ shape: baseOf(table, ship), by: 0 })),
});

/** At range 2-4 of the edge, at range 3 of the centre, beyond range 2 of the others: told of the marker's middle. */
function objectiveGround(table: Table, edge: BoardEdge): Ground {
  const markers = markersOnTable(table);
  const away = 2 * RANGE_BAND + MARKER_RADIUS;
  return {
    boxes: [strip(edge, RANGE_BAND + MARKER_RADIUS, 4 * RANGE_BAND + MARKER_RADIUS)],
    near: markers
      .filter(({ id }) => id === 'marker:1')
      .map(marker => ({ shape: discOf(marker), by: 3 * RANGE_BAND + MARKER_RADIUS })),
    away: markers.map(marker => ({ shape: discOf(marker), by: away })),
  };
}

const inset = (by: number): Box => ({ x: by, y: by, width: PLAY_AREA - 2 * by, height: PLAY_AREA - 2 * by });

/** Along an edge, from so far to so far from it. */
function strip(edge: BoardEdge, from: number, to: number): Box {
  const depth = to - from;
  const low = edge === 'near' || edge === 'left' ? from : PLAY_AREA - to;
  return edge === 'near' || edge === 'far'
    ? { x: 0, y: low, width: PLAY_AREA, height: depth }
    : { x: low, y: 0, width: depth, height: PLAY_AREA };
}
