import { SHIP_SIZES, type ShipSize } from '../../../src/engine/core/vocabulary';
import { type Base, baseAt } from '../../../src/engine/geometry/base';
import { distanceOfPolygons } from '../../../src/engine/geometry/distance';
import { PLAY_AREA } from '../../../src/engine/geometry/measures';
import { isBeyondAllEdges } from '../../../src/engine/geometry/playArea';
import { type Polygon, polygonAt } from '../../../src/engine/geometry/polygon';
import type { Point, Pose } from '../../../src/engine/geometry/pose';
import { basesOverlap } from '../../../src/engine/geometry/separation';

const CASES = 512;

/** Two lengths that differ by less are the same answer. */
export const SAME = 1e-6;

type Random = () => number;

/** The same numbers in every run, from 0 up to 1. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

/** Cases made until so many are fit to compare. */
export function prepare<T>(make: () => T | null): readonly T[] {
  const cases: T[] = [];
  while (cases.length < CASES) {
    const made = make();
    if (made !== null) cases.push(made);
  }
  return cases;
}

/** Somewhere up to `reach` to each side of the table's centre; one in ten headings is a multiple of 45. */
export function somePose(random: Random, reach: number): Pose {
  const heading = random() < 0.1 ? Math.floor(random() * 8) * 45 : random() * 360;
  const place = () => PLAY_AREA / 2 + (random() * 2 - 1) * reach;
  return { x: place(), y: place(), heading };
}

export const someSize = (random: Random): ShipSize => pick(random, SHIP_SIZES);

export const someBase = (random: Random, reach: number): Base => baseAt(somePose(random, reach), someSize(random));

/** Twelve corners, 45 to 95 mm across, often concave. */
export function someRock(random: Random, pose: Pose): Polygon {
  const outline = Array.from({ length: 12 }, (_, i): Point => {
    const angle = ((i + random() * 0.6) * Math.PI) / 6;
    const out = 22 + random() * 25;
    return { x: out * Math.sin(angle), y: out * Math.cos(angle) };
  });
  return polygonAt(outline, pose);
}

/** A dogfight: one ship in the middle, fifteen around it, six obstacles as setup allows them. */
export interface Furball {
  readonly start: Pose;
  readonly others: readonly Base[];
  readonly rocks: readonly Polygon[];
}

export function someFurball(random: Random): Furball {
  const rocks: Polygon[] = [];
  while (rocks.length < 6) {
    const rock = someRock(random, somePose(random, 260));
    if (isBeyondAllEdges(rock, 2) && rocks.every(other => distanceOfPolygons(rock, other) > 100)) rocks.push(rock);
  }
  const start = somePose(random, 40);
  const bases = [baseAt(start, 'small')];
  while (bases.length < 16) {
    const base = someBase(random, 260);
    if (!bases.some(other => basesOverlap(base, other))) bases.push(base);
  }
  return { start, others: bases.slice(1), rocks };
}
