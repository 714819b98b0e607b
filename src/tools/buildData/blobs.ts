import {
  anglesOf,
  areaOf,
  centred,
  extentOf,
  noiseFrom,
  type Outline,
  rotated,
  rounded,
  scaled,
  shortestEdge,
} from './outline';

/** How a kind of obstacle looks. */
export interface Look {
  readonly corners: readonly [fewest: number, most: number];
  /** Longest way across, in millimetres. */
  readonly extent: readonly [smallest: number, largest: number];
  /** Length against width. */
  readonly stretch: readonly [least: number, most: number];
  /** How far corners stray from the round, as a part of the radius. */
  readonly roughness: number;
  /** Corners that are pushed in, and how deep. */
  readonly dents: readonly [fewest: number, most: number];
  readonly depth: number;
  /** The sharpest corner that still looks like rock and not like a needle. */
  readonly sharpest: number;
}

export const ASTEROID: Look = {
  corners: [9, 13],
  extent: [52, 98],
  stretch: [1.05, 1.4],
  roughness: 0.12,
  dents: [0, 2],
  depth: 0.28,
  sharpest: 75,
};

export const DEBRIS: Look = {
  corners: [11, 14],
  extent: [62, 102],
  stretch: [1.5, 2],
  roughness: 0.2,
  dents: [2, 3],
  depth: 0.35,
  sharpest: 50,
};

export const GAS: Look = {
  corners: [12, 14],
  extent: [78, 108],
  stretch: [1, 1.3],
  roughness: 0.07,
  dents: [1, 2],
  depth: 0.2,
  sharpest: 100,
};

/** A shape around its centroid; drawn again until it has no needles, slivers or crumbs. */
export function blob(word: string, look: Look): Outline {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const shape = sketch(noiseFrom(`${word} ${attempt}`), look);
    if (isHandsome(shape, look)) return shape;
  }
  throw new Error(`No shape for ${word} will do: its look asks too much.`);
}

function sketch(noise: () => number, look: Look): Outline {
  const between = ([low, high]: readonly [number, number]) => low + (high - low) * noise();
  const corners = Math.round(between(look.corners));
  const lobes = 2 + Math.floor(noise() * 2);
  const phase = noise() * Math.PI * 2;
  const dents = new Set(Array.from({ length: Math.round(between(look.dents)) }, () => Math.floor(noise() * corners)));
  const round: Outline = Array.from({ length: corners }, (_, index) => {
    const angle = ((index + (noise() - 0.5) * 0.6) / corners) * Math.PI * 2;
    const wave = 0.5 * look.roughness * Math.sin(angle * lobes + phase);
    const radius = 1 + wave + look.roughness * (noise() * 2 - 1) - (dents.has(index) ? look.depth : 0);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  const stretch = between(look.stretch);
  const long: Outline = round.map(([x, y]) => [x * stretch, y]);
  const turned = rotated(long, noise() * Math.PI * 2);
  return rounded(centred(scaled(turned, between(look.extent) / extentOf(turned))));
}

function isHandsome(shape: Outline, look: Look): boolean {
  const angles = anglesOf(shape);
  const roundness = areaOf(shape) / extentOf(shape) ** 2;
  return (
    Math.min(...angles) >= look.sharpest &&
    Math.max(...angles) <= 250 &&
    shortestEdge(shape) >= 7 &&
    roundness >= 0.28 &&
    (look.dents[0] === 0 || angles.some(angle => angle > 190))
  );
}
