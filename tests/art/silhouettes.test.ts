import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SILHOUETTES, silhouetteOf } from '../../src/art/silhouettes';
import type { ShipTypeId } from '../../src/engine/core/vocabulary';

const SHIPS: readonly { readonly id: ShipTypeId }[] = JSON.parse(readFileSync('data/ships.json', 'utf8'));
const DRAWN = Object.keys(SILHOUETTES).map((name): ShipTypeId => `shipType:${name}`);

/** The box the board leaves them; its scale is that of a small base, whose half is 20. */
const HALF_BOX = 18;

/** As the craft are: a cockpit, a pod or a droid to one side. */
const LOPSIDED: readonly ShipTypeId[] = [
  'shipType:asf01bwing',
  'shipType:customizedyt1300lightfreighter',
  'shipType:delta7aethersprite',
  'shipType:jumpmaster5000',
  'shipType:modifiedyt1300lightfreighter',
  'shipType:resistancetransport',
  'shipType:scavengedyt1300',
  'shipType:tierbheavy',
  'shipType:tiesabomber',
  'shipType:yt2400lightfreighter',
];

type Point = readonly [x: number, y: number];
type Outline = readonly Point[];

/** Each closed outline of a path as corners; a curve becomes four of them. Refuses what a path may not hold. */
function outlinesOf(path: string): readonly Outline[] {
  if (!/^(M[^MZ]+Z)+$/.test(path)) throw new Error('A path is closed outlines.');
  return path.split('Z').slice(0, -1).map(cornersOf);
}

function cornersOf(outline: string): Outline {
  const corners: Point[] = [];
  for (const [, command, written] of outline.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = written!.split(' ').map(Number);
    if (numbers.length !== (command === 'Q' ? 4 : 2) || numbers.some(Number.isNaN) || !'MLQ'.includes(command!))
      throw new Error(`Not a step of a path: ${command}${written}`);
    const [x, y, endX = x!, endY = y!] = numbers as [number, number, number?, number?];
    if (command !== 'Q') corners.push([x, y]);
    else corners.push(...curve(corners.at(-1)!, [x, y], [endX, endY]));
  }
  return corners;
}

function curve(from: Point, control: Point, to: Point): Outline {
  const at = (t: number, axis: 0 | 1) =>
    from[axis] * (1 - t) ** 2 + 2 * control[axis] * t * (1 - t) + to[axis] * t ** 2;
  return [0.25, 0.5, 0.75, 1].map(t => [at(t, 0), at(t, 1)]);
}

/** How often the outlines run around a point: what is not 0 is filled. */
function windingAt(outlines: readonly Outline[], [x, y]: Point): number {
  let winding = 0;
  for (const outline of outlines)
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length]!;
      if (ay <= y === by <= y) return;
      if (ax + ((y - ay) / (by - ay)) * (bx - ax) > x) winding += by > ay ? 1 : -1;
    });
  return winding;
}

const GRID = 36;
/** Cells, of 1,296. The closest are freighters of one type. */
const LEAST_DIFFERENCE = 80;

/** Which of the box's cells, a unit wide, are filled: about what a base shows at 30 pixels. */
function cellsOf(path: string): readonly boolean[] {
  const outlines = outlinesOf(path);
  return Array.from({ length: GRID * GRID }, (_, i) => {
    const [column, row] = [i % GRID, Math.floor(i / GRID)];
    return windingAt(outlines, [column + 0.47 - HALF_BOX, row + 0.53 - HALF_BOX]) !== 0;
  });
}

const differing = (a: readonly boolean[], b: readonly boolean[]) => a.filter((cell, i) => cell !== b[i]).length;

/** Path data is rounded to hundredths, so a mirror image may be a hair off. */
function isMirrored(corners: Outline): boolean {
  const isNear = ([x, y]: Point, [ofX, ofY]: Point) => Math.hypot(x - ofX, y - ofY) < 0.05;
  return corners.every(([x, y]) => corners.some(corner => isNear(corner, [-x, y])));
}

const cornersIn = (id: ShipTypeId): Outline => outlinesOf(silhouetteOf(id)).flat();

const areaOf = (outline: Outline) =>
  outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

test('every ship has a silhouette, and every silhouette a ship', () => {
  expect(DRAWN.toSorted()).toEqual(SHIPS.map(({ id }) => id).toSorted());
});

test('a ship that nobody drew is refused by name', () => {
  expect(() => silhouetteOf('shipType:deathstar')).toThrow('No silhouette is drawn for shipType:deathstar.');
});

test('each fills its box of ±18 and stays inside', () => {
  const reachOf = (id: ShipTypeId) => Math.max(...cornersIn(id).flat().map(Math.abs));
  expect(DRAWN.filter(id => reachOf(id) > HALF_BOX)).toEqual([]);
  expect(DRAWN.filter(id => reachOf(id) < HALF_BOX - 3)).toEqual([]);
});

test('each is centred on its base from nose to tail', () => {
  const offCentre = (ys: readonly number[]) => Math.abs(Math.min(...ys) + Math.max(...ys)) / 2;
  expect(DRAWN.filter(id => offCentre(cornersIn(id).map(([, y]) => y)) > 2)).toEqual([]);
});

test('a ship has two sides alike, save those that have something on one side only', () => {
  expect(DRAWN.filter(id => !isMirrored(cornersIn(id))).toSorted()).toEqual(LOPSIDED);
});

test('each has its windows and hatches cut out, and nothing covers them', () => {
  const holesOf = (id: ShipTypeId) => outlinesOf(silhouetteOf(id)).filter(outline => areaOf(outline) < 0);
  const isCovered = (id: ShipTypeId) => {
    const solids = outlinesOf(silhouetteOf(id)).filter(outline => areaOf(outline) > 0);
    return holesOf(id)
      .flat()
      .some(corner => windingAt(solids, corner) > 1);
  };
  expect(DRAWN.filter(id => holesOf(id).length === 0)).toEqual([]);
  expect(DRAWN.filter(isCovered)).toEqual([]);
});

test('no two look alike at the size of a thumbnail', () => {
  const drawn = DRAWN.map(id => ({ id, cells: cellsOf(silhouetteOf(id)) }));
  const alike = drawn.flatMap((a, i) =>
    drawn.slice(i + 1).flatMap(b => (differing(a.cells, b.cells) < LEAST_DIFFERENCE ? [`${a.id} and ${b.id}`] : [])),
  );
  expect(alike).toEqual([]);
});

test.each([
  ['a curve without its end', 'M0 0L5 0Q5 5Z'],
  ['a word for a number', 'M0 0L5 five L5 0Z'],
  ['an open outline', 'M0 0L5 0L5 5'],
])('the reader of paths in this test refuses %s', (_, path) => {
  expect(() => outlinesOf(path)).toThrow();
});
