import type { ShipSize } from '../core/vocabulary';
import { cosine, sine } from './angle';
import type { Point, Pose } from './pose';

export const BASE_LENGTH: Readonly<Record<ShipSize, number>> = { small: 40, medium: 60, large: 80 };

/** A ship's base in its place: a square, with the unit vector that it faces along. */
export interface Base extends Point {
  readonly forwardX: number;
  readonly forwardY: number;
  /** Half the length of an edge. */
  readonly half: number;
}

export const baseAt = (pose: Pose, size: ShipSize): Base => squareAt(pose, BASE_LENGTH[size] / 2);

export const squareAt = ({ x, y, heading }: Pose, half: number): Base => ({
  x,
  y,
  forwardX: sine(heading),
  forwardY: cosine(heading),
  half,
});

/** A point given in the base's own frame: so far forward, so far to the right. */
export const pointOf = (base: Base, forward: number, right: number): Point => ({
  x: base.x + base.forwardX * forward + base.forwardY * right,
  y: base.y + base.forwardY * forward - base.forwardX * right,
});

/** Clockwise from the front left corner. */
export const cornersOf = (base: Base): readonly [Point, Point, Point, Point] => [
  pointOf(base, base.half, -base.half),
  pointOf(base, base.half, base.half),
  pointOf(base, -base.half, base.half),
  pointOf(base, -base.half, -base.half),
];
