import type { Degrees, Point, Pose } from '../core/place';
import { cosine, normalize, sine } from './angle';

export type { Point, Pose };

/** The pose reached from here by so much forward, so much to the right, then a turn. */
export function step(from: Pose, forward: number, right: number, turn: Degrees = 0): Pose {
  const sin = sine(from.heading);
  const cos = cosine(from.heading);
  return {
    x: from.x + sin * forward + cos * right,
    y: from.y + cos * forward - sin * right,
    heading: normalize(from.heading + turn),
  };
}

export const turned = (pose: Pose, turn: Degrees): Pose => ({ ...pose, heading: normalize(pose.heading + turn) });

const MILLIONTH = 1e6;
const rounded = (value: number): number => Math.round(value * MILLIONTH) / MILLIONTH + 0;

/** As poses enter the state: the last bits, in which browsers' sines may differ, do not travel. */
export const roundPose = ({ x, y, heading }: Pose): Pose => ({
  x: rounded(x),
  y: rounded(y),
  heading: normalize(rounded(heading)),
});

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** `t` of the way from a to b. */
export const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
