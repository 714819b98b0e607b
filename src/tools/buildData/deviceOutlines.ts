import { blob, DEBRIS, GAS, type Look } from './blobs';
import { centroidOf, edgesOf, moved, type Outline, rotated, rounded } from './outline';

/** Device tokens of our own. The origin is the guide, y runs away from the template. */
export function deviceOutlines(id: string): readonly Outline[] {
  const draw = TOKENS[id];
  if (!draw) throw new Error(`Nobody has drawn ${id} yet.`);
  return draw().map(rounded);
}

/** Debris thrown out of a hold: a heap, not a splinter. */
const SCATTERED: Look = {
  ...DEBRIS,
  stretch: [1.2, 1.4],
  corners: [9, 11],
  roughness: 0.14,
  depth: 0.22,
  sharpest: 70,
};

const TOKENS: Readonly<Record<string, () => readonly Outline[]>> = {
  protonbomb: () => [disc(28, 12)],
  seismiccharge: () => [disc(26, 12)],
  bomblet: () => [disc(22, 8)],
  electroprotonbomb: () => [disc(30, 12)],
  ionbomb: () => [disc(26, 10)],
  concussionbomb: () => [disc(26, 8)],
  thermaldetonator: () => [disc(22, 12)],
  blazerbomb: () => [disc(24, 10)],
  proximitymine: () => [plate(40, 20, 5)],
  connernet: () => [plate(44, 22, 8)],
  clustermine: () => [moved(plate(20, 20, 5), -24, 0), plate(20, 20, 5), moved(plate(20, 20, 5), 24, 0)],
  drk1probedroid: () => [disc(32, 8)],
  buzzdroidswarm: () => [plate(40, 34, 10)],
  sensorbuoy: () => [disc(30, 12)],
  trackingtorpedoes: () => [plate(24, 40, 7)],
  clanwrencommandos: () => [plate(36, 36, 8)],
  niteowlcommandos: () => [plate(36, 36, 8)],
  deathwatchcommandos: () => [plate(36, 36, 8)],
  imperialsupercommandos: () => [plate(36, 36, 8)],
  mandaloriansupercommandos: () => [plate(36, 36, 8)],
  loosecargo: () => [settled('loosecargo', { ...SCATTERED, extent: [50, 50] })],
  spareparts: () => [settled('spareparts', { ...SCATTERED, extent: [56, 56] })],
  electrochaffcloud: () => [settled('electrochaffcloud', { ...GAS, extent: [72, 72] })],
  blaze: () => [settled('blaze', { ...GAS, extent: [56, 56], roughness: 0.12, sharpest: 80, corners: [11, 13] })],
};

/** A regular polygon that stands on one of its edges. */
function disc(across: number, corners: number): Outline {
  const radius = across / 2 / Math.cos(Math.PI / corners);
  return Array.from({ length: corners }, (_, index) => {
    const angle = -Math.PI / 2 + ((index + 0.5) / corners) * Math.PI * 2;
    return [radius * Math.cos(angle), across / 2 + radius * Math.sin(angle)];
  });
}

/** A rectangle with its corners cut. */
function plate(width: number, depth: number, cut: number): Outline {
  const [x, y] = [width / 2, depth];
  return [
    [-x + cut, 0],
    [x - cut, 0],
    [x, cut],
    [x, y - cut],
    [x - cut, y],
    [-x + cut, y],
    [-x, y - cut],
    [-x, cut],
  ];
}

/** A blob laid down on the edge under its middle, so that the guide has something to hold. */
function settled(word: string, look: Look): Outline {
  const shape = blob(word, look);
  const standing = edgesOf(shape).flatMap(([[x1, y1], [x2, y2]]) => {
    const turned = rotated(shape, -Math.atan2(y2 - y1, x2 - x1));
    const [[x, y]] = rotated([[(x1 + x2) / 2, (y1 + y2) / 2]], -Math.atan2(y2 - y1, x2 - x1)) as [[number, number]];
    const placed = moved(turned, -x, -y);
    return placed.every(corner => corner[1] >= -0.01) ? [placed] : [];
  });
  standing.sort((a, b) => Math.abs(centroidOf(a)[0]) - Math.abs(centroidOf(b)[0]));
  return standing[0]!;
}
