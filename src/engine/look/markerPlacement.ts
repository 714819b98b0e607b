import type { Region } from '../core/decision';
import type { MarkerId } from '../core/ids';
import type { Pose } from '../core/place';
import type { Reason } from '../core/reason';
import type { Table } from '../core/table';
import { baseAt } from '../geometry/base';
import { distanceOfDiscs, distanceToDisc } from '../geometry/distance';
import { type BoardEdge, isAtRangeOfEdge, isInsidePlayArea } from '../geometry/playArea';
import { isAtRange, isBeyondRange } from '../geometry/range';
import { markersOnTable } from './markers';
import { discOf } from './objects';
import { sizeOf } from './ships';

/** At range 3 of the centre marker, beyond range 2 of every other, at range 2-4 of the edge named. */
export function checkObjective(table: Table, id: MarkerId, edge: BoardEdge, pose: Pose): readonly Reason[] {
  const disc = discOf(pose);
  const reasons: Reason[] = [];
  if (!isInsidePlayArea(disc)) reasons.push({ kind: 'leavesPlayArea' });
  if (!isAtRangeOfEdge(disc, edge, 2, 4)) reasons.push({ kind: 'notAtRangeOfEdge' });
  for (const marker of markersOnTable(table)) {
    if (marker.id === id) continue;
    const distance = distanceOfDiscs(disc, discOf(marker));
    if (marker.id === 'marker:1') {
      if (!isAtRange(distance, 3, 3)) reasons.push({ kind: 'notAtRangeOfCentre' });
    } else if (!isBeyondRange(distance, 2)) reasons.push({ kind: 'tooCloseToMarker', object: marker.id });
  }
  return reasons;
}

/** Anywhere in the play area at range 1 of the ship. */
export function checkJettison(
  table: Table,
  { ship, from }: Extract<Region, { kind: 'jettison' }>,
  pose: Pose,
): readonly Reason[] {
  const disc = discOf(pose);
  const reasons: Reason[] = [];
  if (!isInsidePlayArea(disc)) reasons.push({ kind: 'leavesPlayArea' });
  if (!isAtRange(distanceToDisc(baseAt(from, sizeOf(table, ship)), disc), 1, 1))
    reasons.push({ kind: 'notAtRangeOfShip' });
  return reasons;
}
