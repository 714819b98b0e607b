import type { ShipId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import type { Table } from '../../engine/core/table';
import { baseAt } from '../../engine/geometry/base';
import { distanceToPolygon } from '../../engine/geometry/distance';
import { separation } from '../../engine/geometry/separation';
import { obstaclesOnTable } from '../../engine/look/objects';
import { othersOf, shipOf, sizeOf } from '../../engine/look/ships';
import { measureShapes } from './measure';
import { isNearTouch, type NearMiss } from './near';
import type { Shape } from './shapes';

/** What a ship at that place would all but touch, or overlap by a hair. */
export function nearGhost(table: Table, id: ShipId, pose: Pose): NearMiss | null {
  const base = baseAt(pose, sizeOf(table, id));
  const missOf = (shape: Shape, gap: number): NearMiss => ({
    measured: measureShapes(base, shape),
    shapes: [base, shape],
    limit: 0,
    words: gap < 0 ? `overlaps by ${(-gap).toFixed(1)} mm` : `${gap.toFixed(1)} mm apart`,
  });
  for (const other of othersOf(table, shipOf(table.state, id)).bases) {
    const gap = separation(base, other);
    if (isNearTouch(gap)) return missOf(other, gap);
  }
  for (const { outline } of obstaclesOnTable(table)) {
    const gap = distanceToPolygon(base, outline);
    if (isNearTouch(gap)) return missOf(outline, gap);
  }
  return null;
}
