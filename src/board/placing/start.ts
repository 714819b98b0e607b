import type { Region } from '../../engine/core/decision';
import type { PlayerId } from '../../engine/core/ids';
import type { BoardEdge, Degrees, Point, Pose } from '../../engine/core/place';
import type { Table } from '../../engine/core/table';
import { PLAY_AREA, RANGE_BAND } from '../../engine/geometry/measures';
import { distanceBetween } from '../../engine/geometry/pose';
import { legalPlacements, type Piece } from '../../engine/look/placement';

/** Away from a player's own edge. */
export const aheadOf = (player: PlayerId): Degrees => (player === 'p1' ? 0 : 180);

/** How many places are looked at for a good one to begin with. */
const LOOKED_AT = 40;

/** Where a piece waits until a hand moves it: where it may lie if there is such a place, squarely, near the middle of its ground. */
export function startOf(table: Table, region: Region, piece: Piece, player: PlayerId): Pose {
  const heart = heartOf(region);
  const ahead = aheadOf(player);
  const places = legalPlacements(table, region, piece, LOOKED_AT);
  const cost = (pose: Pose) => distanceBetween(pose, heart) + (pose.heading % 90 === 0 ? 0 : 1000);
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best), places[0] ?? { ...heart, heading: ahead });
}

const MIDDLE = PLAY_AREA / 2;

function heartOf(region: Region): Point {
  switch (region.kind) {
    case 'obstacle':
    case 'atObstacle':
    case 'beyondEdges':
      return { x: MIDDLE, y: MIDDLE };
    case 'deployment':
      return besideEdge(region.player === 'p1' ? 'near' : 'far', RANGE_BAND / 2);
    case 'arrival':
      return besideEdge(region.edges[0] ?? 'near', RANGE_BAND / 2);
    case 'objective':
      return besideEdge(region.edge === 'p1' ? 'near' : 'far', 2.5 * RANGE_BAND);
    case 'jettison':
      return region.from;
  }
}

function besideEdge(edge: BoardEdge, away: number): Point {
  switch (edge) {
    case 'near':
      return { x: MIDDLE, y: away };
    case 'far':
      return { x: MIDDLE, y: PLAY_AREA - away };
    case 'left':
      return { x: away, y: MIDDLE };
    case 'right':
      return { x: PLAY_AREA - away, y: MIDDLE };
  }
}
