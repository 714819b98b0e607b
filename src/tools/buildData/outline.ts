/** Corners in millimetres, counter-clockwise with y up. */
export type Outline = readonly (readonly [x: number, y: number])[];

/** Noise from a word: the same word always draws the same shape. */
export function noiseFrom(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ((state >>> 8) % 100_000) / 100_000;
  };
}

export const edgesOf = (outline: Outline) =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length]!] as const);

export function areaOf(outline: Outline): number {
  return edgesOf(outline).reduce((sum, [[x1, y1], [x2, y2]]) => sum + (x1 * y2 - x2 * y1) / 2, 0);
}

export function centroidOf(outline: Outline): [number, number] {
  const area = areaOf(outline);
  let [x, y] = [0, 0];
  for (const [[x1, y1], [x2, y2]] of edgesOf(outline)) {
    const cross = x1 * y2 - x2 * y1;
    x += ((x1 + x2) * cross) / (6 * area);
    y += ((y1 + y2) * cross) / (6 * area);
  }
  return [x, y];
}

/** The longest way across, between two corners. */
export function extentOf(outline: Outline): number {
  return Math.max(...outline.flatMap(([x1, y1]) => outline.map(([x2, y2]) => Math.hypot(x2 - x1, y2 - y1))));
}

/** The angle inside at each corner, in degrees; more than 180 is a dent. */
export function anglesOf(outline: Outline): number[] {
  return outline.map(([x, y], index) => {
    const [px, py] = outline.at(index - 1)!;
    const [nx, ny] = outline[(index + 1) % outline.length]!;
    const turn = ((Math.atan2(py - y, px - x) - Math.atan2(ny - y, nx - x)) * 180) / Math.PI;
    return (turn + 360) % 360;
  });
}

export const shortestEdge = (outline: Outline): number =>
  Math.min(...edgesOf(outline).map(([[x1, y1], [x2, y2]]) => Math.hypot(x2 - x1, y2 - y1)));

export const scaled = (outline: Outline, factor: number): Outline => outline.map(([x, y]) => [x * factor, y * factor]);

export const moved = (outline: Outline, dx: number, dy: number): Outline => outline.map(([x, y]) => [x + dx, y + dy]);

export function rotated(outline: Outline, radians: number): Outline {
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  return outline.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
export const rounded = (outline: Outline): Outline => outline.map(([x, y]) => [tenth(x), tenth(y)]);

export function centred(outline: Outline): Outline {
  const [x, y] = centroidOf(outline);
  return moved(outline, -x, -y);
}
