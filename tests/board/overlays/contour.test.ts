import { describe, expect, test } from 'vitest';
import { contourOf } from '../../../src/board/overlays/contour';

const gridOf =
  (...rows: readonly string[]) =>
  (x: number, y: number): boolean =>
    rows[y]?.[x] === '#';

/** Every end of a line is the beginning of another: nothing is left open. */
const openEnds = (lines: ReturnType<typeof contourOf>): readonly string[] => {
  const ends = new Map<string, number>();
  for (const [x1, y1, x2, y2] of lines) {
    for (const end of [`${x1} ${y1}`, `${x2} ${y2}`]) ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  return [...ends].filter(([, count]) => count % 2 === 1).map(([end]) => end);
};

describe('the line around a field', () => {
  test('goes around one square with its corners cut, and closes', () => {
    const lines = contourOf(gridOf('....', '.#..', '....', '....'), 4);
    expect(lines).toHaveLength(4);
    expect(openEnds(lines)).toEqual([]);
    const long = lines.map(([x1, y1, x2, y2]) => Math.hypot(x2 - x1, y2 - y1));
    expect(long.every(length => Math.abs(length - Math.SQRT1_2) < 1e-9)).toBe(true);
  });

  test('goes around a hole too, and around two squares that touch at a corner', () => {
    expect(openEnds(contourOf(gridOf('.....', '.###.', '.#.#.', '.###.', '.....'), 5))).toEqual([]);
    expect(openEnds(contourOf(gridOf('....', '.#..', '..#.', '....'), 4))).toEqual([]);
  });

  test('is nowhere where all is alike', () => {
    expect(contourOf(() => true, 5)).toEqual([]);
    expect(contourOf(() => false, 5)).toEqual([]);
  });
});
