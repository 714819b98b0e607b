import type { Pose } from '../../engine/core/place';
import { step } from '../../engine/geometry/pose';

/** The gaps between the bases of a row: touching, a template's width, and so on to a ship's length and more. */
export const ROW_GAPS = [0, 10, 20, 40, 60, 100] as const;

/** How far the middle of each piece lies to the right of the row's middle, for pieces of these widths. */
export function rowOffsets(widths: readonly number[], gap: number): readonly number[] {
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1);
  let left = -whole / 2;
  return widths.map(width => {
    const middle = left + width / 2;
    left += width + gap;
    return middle;
  });
}

/** Abreast: all face as the row does. */
export const rowPoses = (middle: Pose, offsets: readonly number[]): readonly Pose[] =>
  offsets.map(offset => step(middle, 0, offset));
