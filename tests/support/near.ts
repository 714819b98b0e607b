import { expect } from 'vitest';
import type { Pose } from '../../src/engine/geometry/pose';

/** A pose to compare with, equal to so many digits. */
export const near = ({ x, y, heading }: Pose, digits = 9) => ({
  x: expect.closeTo(x, digits),
  y: expect.closeTo(y, digits),
  heading: expect.closeTo(heading, digits),
});
