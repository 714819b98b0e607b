import { faded } from '../../art/palette';
import { baked, chanceFrom, type Pen } from './canvas';
import type { Sliced } from './slices';

/**
 * The far sky: a picture the size of the window plus a margin, made once, in slices.
 * It is laid down unscaled, so it stands still while the table is zoomed; it may drift a little with a pan, by whole pixels only.
 */

/** Colours of the clouds, each with the noise that carries it. Dark enough that white text keeps 12 : 1 anywhere. */
const CLOUDS = [
  { rgb: [30, 44, 96], scale: 2.6, at: 11, from: 0.42, strength: 0.8 },
  { rgb: [92, 40, 104], scale: 3.1, at: 37, from: 0.5, strength: 0.7 },
  { rgb: [16, 84, 100], scale: 3.8, at: 71, from: 0.52, strength: 0.7 },
] as const;

const GRAIN = 220;
const STARS_AT_ONCE = 150;

/** Smooth noise between lattice points. */
function noise(seed: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - left), smooth(y - top)];
  const upper = lattice(seed, left, top) * (1 - u) + lattice(seed, left + 1, top) * u;
  const lower = lattice(seed, left, top + 1) * (1 - u) + lattice(seed, left + 1, top + 1) * u;
  return upper * (1 - v) + lower * v;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

function lattice(seed: number, x: number, y: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634777);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Noise on noise: wisps instead of blobs. */
function wisps(seed: number, x: number, y: number): number {
  let [sum, weight, scale] = [0, 0.5, 1];
  for (let octave = 0; octave < 5; octave++) {
    sum += weight * noise(seed, x * scale + octave * 17, y * scale);
    weight *= 0.52;
    scale *= 2.03;
  }
  return sum;
}

function* clouds(width: number, height: number, seed: number): Sliced<HTMLCanvasElement> {
  const longer = Math.max(width, height);
  const [w, h] = [Math.round((GRAIN * width) / longer), Math.round((GRAIN * height) / longer)];
  const image = new ImageData(w, h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const [u, v] = [x / GRAIN, y / GRAIN];
      const bend = wisps(seed + 5, u * 3, v * 3);
      let [red, green, blue] = [6, 9, 18];
      for (const { rgb, scale, at, from, strength } of CLOUDS) {
        const dense = Math.max(0, wisps(seed + at, u * scale + bend, v * scale - bend) - from) / (1 - from);
        const share = Math.min(0.55, dense * strength * 1.6);
        red += rgb[0] * share;
        green += rgb[1] * share;
        blue += rgb[2] * share;
      }
      image.data.set([red, green, blue, 255], (y * w + x) * 4);
    }
    yield;
  }
  return baked(w, h, pen => pen.putImageData(image, 0, 0));
}

function* stars(pen: Pen, width: number, height: number, seed: number): Sliced<void> {
  const chance = chanceFrom(seed);
  const count = Math.round((width * height) / 900);
  for (let i = 0; i < count; i++) {
    star(pen, chance() * width, chance() * height, chance() ** 9, chance());
    if (i % STARS_AT_ONCE === 0) yield;
  }
}

function star(pen: Pen, x: number, y: number, bright: number, tint: number): void {
  const hex = tint < 0.2 ? '#ffdcb8' : tint < 0.45 ? '#b9d4ff' : '#ffffff';
  const radius = 0.4 + bright * 1.1;
  pen.fillStyle = faded(hex, 0.14 + bright * 0.66);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
  if (bright < 0.78) return;
  const halo = pen.createRadialGradient(x, y, 0, x, y, radius * 6);
  halo.addColorStop(0, faded(hex, 0.3));
  halo.addColorStop(1, faded(hex, 0));
  pen.fillStyle = halo;
  pen.fillRect(x - radius * 6, y - radius * 6, radius * 12, radius * 12);
}

/** Darker towards the corners, where panels stand. */
function darken(pen: Pen, width: number, height: number): void {
  const [x, y] = [width / 2, height / 2];
  const dark = pen.createRadialGradient(x, y, height * 0.35, x, y, Math.hypot(x, y));
  dark.addColorStop(0, 'rgba(3,5,10,0)');
  dark.addColorStop(1, 'rgba(3,5,10,0.6)');
  pen.fillStyle = dark;
  pen.fillRect(0, 0, width, height);
}

/** How far the sky reaches beyond the window on every side, in pixels. */
export const BEYOND = 60;

let kept: HTMLCanvasElement | null = null;

/** The sky behind a window of that size. The last one is kept: the table lies under the sky of the first screen. */
export function* skyBehind(width: number, height: number): Sliced<HTMLCanvasElement> {
  const [w, h] = [width + 2 * BEYOND, height + 2 * BEYOND];
  if (kept?.width !== w || kept.height !== h) kept = yield* paintSky(w, h);
  return kept;
}

function* paintSky(width: number, height: number, seed = 3): Sliced<HTMLCanvasElement> {
  const mist = yield* clouds(width, height, seed);
  const sky = baked(
    width,
    height,
    pen => {
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(mist, 0, 0, width, height);
    },
    false,
  );
  yield;
  const pen = sky.getContext('2d')!;
  yield* stars(pen, width, height, seed);
  darken(pen, width, height);
  return sky;
}
