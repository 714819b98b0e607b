import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load';
import type { Point } from '../../src/engine/geometry/pose';

const catalog = await loadCatalog([]);
type Outline = readonly Point[];

const edgesOf = (outline: Outline) =>
  outline.map((from, index) => ({ from, to: outline[(index + 1) % outline.length]! }));

/** Above zero when c lies to the left of the way from a to b. */
const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const areaOf = (outline: Outline) =>
  edgesOf(outline).reduce((sum, { from, to }) => sum + (from.x * to.y - to.x * from.y) / 2, 0);
const extentOf = (outline: Outline) =>
  Math.max(...outline.flatMap(a => outline.map(b => Math.hypot(a.x - b.x, a.y - b.y))));

function centroidOf(outline: Outline): Point {
  const weigh = (of: (point: Point) => number) =>
    edgesOf(outline).reduce((sum, { from, to }) => sum + (of(from) + of(to)) * (from.x * to.y - to.x * from.y), 0) /
    (6 * areaOf(outline));
  return { x: weigh(point => point.x), y: weigh(point => point.y) };
}

/** No two edges that are not neighbours meet. */
function isSimple(outline: Outline): boolean {
  const edges = edgesOf(outline);
  return edges.every((one, i) =>
    edges.every((other, j) => {
      if (j <= i + 1 || (i === 0 && j === edges.length - 1)) return true;
      const apart = side(one.from, one.to, other.from) * side(one.from, one.to, other.to) > 0;
      return apart || side(other.from, other.to, one.from) * side(other.from, other.to, one.to) > 0;
    }),
  );
}

const isTenth = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;

describe.each(catalog.obstacles)('$id', ({ kind, outline }) => {
  test('has 8 to 14 corners, in tenths of a millimetre', () => {
    expect(outline.length).toBeGreaterThanOrEqual(8);
    expect(outline.length).toBeLessThanOrEqual(14);
    expect(outline.every(({ x, y }) => isTenth(x) && isTenth(y))).toBe(true);
  });

  test('is as large as its kind', () => {
    const [smallest, largest] = kind === 'gas' ? [60, 110] : [45, 105];
    expect(extentOf(outline)).toBeGreaterThanOrEqual(smallest);
    expect(extentOf(outline)).toBeLessThanOrEqual(largest);
  });

  test('goes round counter-clockwise, never crosses itself, and lies around the origin', () => {
    expect(areaOf(outline)).toBeGreaterThan(500);
    expect(isSimple(outline)).toBe(true);
    expect(Math.hypot(centroidOf(outline).x, centroidOf(outline).y)).toBeLessThan(0.1);
  });
});

test('no two obstacles are alike, and some have dents', () => {
  const shapes = catalog.obstacles.map(one => JSON.stringify(one.outline));
  expect(new Set(shapes).size).toBe(30);
  const dented = catalog.obstacles.filter(({ outline }) =>
    outline.some((corner, index) => side(outline.at(index - 1)!, corner, outline[(index + 1) % outline.length]!) < 0),
  );
  expect(dented.length).toBeGreaterThan(10);
});

test('the ids are those that squads name', () => {
  const numbered = (name: string, first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => `obstacle:${name}${first + index}`);
  expect(catalog.obstacles.map(one => one.id)).toEqual([
    ...numbered('coreasteroid', 0, 5),
    ...numbered('core2asteroid', 0, 5),
    ...numbered('pomasteroid', 1, 3),
    ...numbered('yt2400debris', 0, 2),
    ...numbered('vt49decimatordebris', 0, 2),
    ...numbered('pomdebris', 1, 3),
    ...numbered('gascloud', 1, 6),
  ]);
});

describe.each(catalog.devices)('$id', ({ id, kind, outlines }) => {
  test('has clean outlines', () => {
    expect(outlines).toHaveLength(id === 'device:clustermine' ? 3 : 1);
    for (const outline of outlines) {
      expect(outline.length).toBeGreaterThanOrEqual(8);
      expect(outline.length).toBeLessThanOrEqual(14);
      expect(areaOf(outline)).toBeGreaterThan(200);
      expect(isSimple(outline)).toBe(true);
      expect(outline.every(({ x, y }) => isTenth(x) && isTenth(y))).toBe(true);
    }
  });

  test('stands on the guide, away from the template', () => {
    const corners = outlines.flat();
    expect(Math.min(...corners.map(corner => corner.y))).toBe(0);
    const foot = outlines.flatMap(edgesOf).find(({ from, to }) => from.y === 0 && to.y === 0 && from.x < 0 && to.x > 0);
    expect(foot && Math.abs(foot.from.x + foot.to.x)).toBeLessThanOrEqual(0.2);
  });

  test('is as large as its kind', () => {
    const sizes = { bomb: [20, 34], mine: [40, 70], remote: [28, 50], obstacle: [45, 80] } as const;
    expect(extentOf(outlines.flat())).toBeGreaterThanOrEqual(sizes[kind][0]);
    expect(extentOf(outlines.flat())).toBeLessThanOrEqual(sizes[kind][1]);
  });
});

test('the pieces of a cluster mine lie apart', () => {
  const spans = catalog.device('device:clustermine').outlines.map(outline => {
    const xs = outline.map(point => point.x);
    return [Math.min(...xs), Math.max(...xs)] as const;
  });
  expect(spans.map(([left]) => left)).toEqual([-34, -10, 14]);
  expect(spans.every(([left, right]) => right - left === 20)).toBe(true);
});

test('remotes have their numbers, and commandos an attack', () => {
  for (const { id, kind, initiative, agility, hull } of catalog.devices) {
    expect(
      [initiative, agility, hull].every(one => (one !== undefined) === (kind === 'remote')),
      id,
    ).toBe(true);
  }
  expect(catalog.device('device:clanwrencommandos').weapon).toMatchObject({ arc: 'front', attack: 2, maxRange: 2 });
});
