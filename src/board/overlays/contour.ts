/** A line from one place to another, in squares of a grid. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** Where a line crosses the four edges of a cell whose corners are the middles of squares: left, top, right, bottom. */
const MIDDLES = [
  [0, 0.5],
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
] as const;
const [LEFT, TOP, RIGHT, BOTTOM] = [0, 1, 2, 3];

/** Which edges are joined, by which corners lie inside: top left 1, top right 2, bottom right 4, bottom left 8. */
const JOINED: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[LEFT, TOP]],
  [[TOP, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, BOTTOM]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [[TOP, BOTTOM]],
  [[LEFT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [[BOTTOM, TOP]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[RIGHT, BOTTOM]],
  [[LEFT, RIGHT]],
  [[TOP, RIGHT]],
  [[LEFT, TOP]],
  [],
];

/** The line around all squares of a grid that are inside: corners are cut, so that no stairs are seen. */
export function contourOf(isIn: (x: number, y: number) => boolean, across: number): readonly Segment[] {
  const lines: Segment[] = [];
  for (let y = 0; y < across - 1; y++) {
    for (let x = 0; x < across - 1; x++) {
      const corners =
        Number(isIn(x, y)) + 2 * Number(isIn(x + 1, y)) + 4 * Number(isIn(x + 1, y + 1)) + 8 * Number(isIn(x, y + 1));
      for (const [from, to] of JOINED[corners]!) {
        const [a, b] = [MIDDLES[from]!, MIDDLES[to]!];
        lines.push([x + 0.5 + a[0], y + 0.5 + a[1], x + 0.5 + b[0], y + 0.5 + b[1]]);
      }
    }
  }
  return lines;
}
