import type { Point, Pose } from '../../engine/core/place';
import type { ShipSize } from '../../engine/core/vocabulary';
import type { Trail } from '../../store/screen';
import { poseOn, wayOf } from '../motion/way';

const STEPS = 14;

/** A ship's way as a line of points, and the places where its moves ended, each with its round. */
export interface TrailLine {
  readonly points: readonly Point[];
  readonly ends: readonly { readonly round: number; readonly pose: Pose }[];
}

export function lineOf({ legs }: Trail, size: ShipSize): TrailLine {
  const points = legs.flatMap(({ moved }) => {
    const way = wayOf(moved, size);
    return Array.from({ length: STEPS + 1 }, (_, step) => poseOn(way, step / STEPS));
  });
  // A roll or a boost after the maneuver ends where the round ends.
  const ends = legs.filter(({ round }, at) => legs[at + 1]?.round !== round);
  return { points, ends: ends.map(({ round, moved }) => ({ round, pose: moved.to })) };
}

/** Every place that the trails come by. */
export const placesAlong = (trails: readonly Trail[]): readonly Point[] =>
  trails.flatMap(({ legs }) => legs.flatMap(({ moved }) => [moved.from, moved.to]));
