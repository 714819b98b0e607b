import { gathered } from '../core/list';
import type { ShipSize } from '../core/vocabulary';
import { type Base, baseAt } from './base';
import type { Course } from './course';
import { type Landing, landingsOn } from './landing';
import { meetings } from './movedThrough';
import { pathOf } from './path';
import { isInsidePlayArea } from './playArea';
import type { Polygon } from './polygon';
import { type Pose, roundPose } from './pose';
import { basesOverlap } from './separation';

/** A place that a boost, barrel roll or decloak could reach, and all that forbids it. */
export interface Reposition extends Landing {
  /** Bases and obstacles in the way, by their places in the lists that were given. */
  readonly bases: readonly number[];
  readonly obstacles: readonly number[];
  readonly leavesPlayArea: boolean;
}

export const isFree = ({ bases, obstacles, leavesPlayArea }: Reposition): boolean =>
  bases.length === 0 && obstacles.length === 0 && !leavesPlayArea;

export function repositions(
  start: Pose,
  size: ShipSize,
  course: Course,
  others: readonly Base[],
  obstacles: readonly Polygon[],
): readonly Reposition[] {
  const path = pathOf(start, size, course);
  return landingsOn(path.placed, size, course).map(({ pose, shift }) => {
    const base = baseAt(pose, size);
    return {
      pose: roundPose(pose),
      shift,
      bases: gathered(others, (other, index) => (basesOverlap(base, other) ? [index] : [])),
      obstacles: meetings({ start, end: pose, size, path }, obstacles).map(({ index }) => index),
      leavesPlayArea: !isInsidePlayArea(base),
    };
  });
}
