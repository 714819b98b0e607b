import { BOARD_EDGES, type BoardEdge } from '../core/place';
import type { ShipSize } from '../core/vocabulary';
import { type Base, cornersOf } from './base';
import type { Disc } from './distance';
import { PLAY_AREA, RANGE_BAND, TOUCH } from './measures';
import type { Polygon } from './polygon';
import { isAtRange, isBeyondRange } from './range';

export { BOARD_EDGES, type BoardEdge };

type Piece = Base | Polygon | Disc;

/** The distances of a piece's closest and furthest point from an edge; negative is outside. */
export function spanFromEdge(piece: Piece, edge: BoardEdge): { readonly closest: number; readonly furthest: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  const add = (value: number) => {
    least = Math.min(least, value);
    most = Math.max(most, value);
  };
  const upright = edge === 'left' || edge === 'right';
  if ('xy' in piece) for (let i = upright ? 0 : 1; i < piece.xy.length; i += 2) add(piece.xy[i]!);
  else if ('half' in piece) for (const corner of cornersOf(piece)) add(upright ? corner.x : corner.y);
  else {
    const centre = upright ? piece.x : piece.y;
    add(centre - piece.radius);
    add(centre + piece.radius);
  }
  return edge === 'near' || edge === 'left'
    ? { closest: least, furthest: most }
    : { closest: PLAY_AREA - most, furthest: PLAY_AREA - least };
}

/** A base flush with the edge is still inside. */
export const isInsidePlayArea = (piece: Piece): boolean =>
  isWellInside(piece) || BOARD_EDGES.every(edge => spanFromEdge(piece, edge).closest >= -TOUCH);

/** The circle around it lies inside, as for nearly every piece. */
function isWellInside(piece: Piece): boolean {
  const reach = 'half' in piece ? piece.half * Math.SQRT2 : piece.radius;
  const { x, y } = piece;
  return x >= reach && y >= reach && x <= PLAY_AREA - reach && y <= PLAY_AREA - reach;
}

/** The whole piece lies in the bands up to that range. */
export const isWithinRangeOfEdge = (piece: Piece, edge: BoardEdge, range: number): boolean =>
  spanFromEdge(piece, edge).furthest <= range * RANGE_BAND + TOUCH;

export const isBeyondRangeOfEdge = (piece: Piece, edge: BoardEdge, range: number): boolean =>
  isBeyondRange(spanFromEdge(piece, edge).closest, range);

export const isAtRangeOfEdge = (piece: Piece, edge: BoardEdge, least: number, most: number): boolean =>
  isAtRange(Math.max(0, spanFromEdge(piece, edge).closest), least, most);

/** Ships are placed within range 1 of their edge; a large base may stick out if it fills the depth of that band. */
export function isInDeploymentZone(base: Base, size: ShipSize, edge: BoardEdge): boolean {
  if (!isInsidePlayArea(base)) return false;
  if (isWithinRangeOfEdge(base, edge, 1)) return true;
  return size === 'large' && spanFromEdge(base, edge).closest <= TOUCH;
}

/** Obstacles are placed beyond range 2 of every edge. */
export const isBeyondAllEdges = (piece: Piece, range: number): boolean =>
  BOARD_EDGES.every(edge => isBeyondRangeOfEdge(piece, edge, range));
