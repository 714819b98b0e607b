import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Region } from '../../../src/engine/core/decision';
import type { MarkerId, PlayerId } from '../../../src/engine/core/ids';
import type { Point, Pose } from '../../../src/engine/core/place';
import type { GameState, Marker } from '../../../src/engine/core/state';
import { baseAt } from '../../../src/engine/geometry/base';
import { distanceToDisc } from '../../../src/engine/geometry/distance';
import { isInsidePlayArea } from '../../../src/engine/geometry/playArea';
import { rangeOf } from '../../../src/engine/geometry/range';
import { discOf } from '../../../src/engine/look/objects';
import { checkPlacement, legalPlacements } from '../../../src/engine/look/placement';
import { engine } from '../../support/engine';
import { positionOf } from '../../support/scenario';

const C = 457.2;
const start: GameState = positionOf({
  scenario: 'assaultatthesatellitearray',
  p1: [
    { pilot: 'bluesquadronescort', at: [100, 100] },
    { pilot: 'outerrimsmuggler', at: [200, 100] },
    { pilot: 'partisanrenegade', at: [300, 100] },
  ],
  p2: [{ pilot: 'academypilot', at: [100, 800] }],
});
const marker = (number: number, { x, y }: Point): Marker => ({
  id: `marker:${number}`,
  kind: 'satellite',
  x,
  y,
  player: null,
  charged: true,
  onShip: null,
});
const boardWith = (places: readonly Point[]) => {
  const markers = Object.fromEntries(
    [{ x: C, y: C }, ...places].map((at, index) => [`marker:${index + 1}`, marker(index + 1, at)]),
  );
  return { rules: engine.rules, state: { ...start, markers } };
};
const idOf = (places: readonly Point[]): MarkerId => `marker:${places.length + 2}`;
const region = (edge: PlayerId): Region => ({ kind: 'objective', edge });
const isFree = (places: readonly Point[], edge: PlayerId, { x, y }: Point) =>
  checkPlacement(boardWith(places), region(edge), idOf(places), { x, y, heading: 0 }).length === 0;
const offered = (places: readonly Point[], edge: PlayerId) =>
  legalPlacements(boardWith(places), region(edge), idOf(places), 1);

/** Whose edge each of the four in turn lies near, as the first player and the second see it. */
const EDGES: readonly PlayerId[] = ['p1', 'p2', 'p2', 'p1'];

/** By angle from the right of the centre and distance from its middle. */
const around = (degrees: number, radius: number): Point => ({
  x: C + radius * Math.cos((degrees * Math.PI) / 180),
  y: C + radius * Math.sin((degrees * Math.PI) / 180),
});

describe('there is always room for the next marker', () => {
  const anywhere = fc.record({
    degrees: fc.double({ min: -180, max: 180, noNaN: true }),
    radius: fc.double({ min: 236.01, max: 336, noNaN: true }),
  });

  test('wherever players put the ones before, the next has a place and it is offered', () => {
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 30, maxLength: 60 }), tries => {
        const places: Point[] = [];
        for (const { degrees, radius } of tries) {
          const edge = EDGES[places.length];
          if (!edge) break;
          const at = around(degrees, radius);
          if (!isFree(places, edge, at)) continue;
          places.push(at);
          const next = EDGES[places.length];
          if (next) expect(offered(places, next)).toHaveLength(1);
        }
      }),
      { numRuns: 40, seed: 4 },
    );
  });

  test('also against three that are put to take as much room as they can', () => {
    // The narrowest that a search over angles and distances finds: one ahead, two along the middle line.
    let least = Number.POSITIVE_INFINITY;
    const line = (Math.asin(39.3 / 239) * 180) / Math.PI;
    for (const middle of [-90, -75, -60]) {
      for (const radius of [236.5, 260, 336]) {
        for (const side of [236.5, 239.2, 336]) {
          const low = Math.max(line, (Math.asin(39.3 / side) * 180) / Math.PI);
          const places = [around(middle, radius), around(low, side), around(180 - low, side)];
          places.forEach((at, index) => {
            expect(isFree(places.slice(0, index), EDGES[index]!, at)).toBe(true);
          });
          const spots = legalPlacements(boardWith(places), region('p1'), idOf(places), 100_000);
          expect(spots.length, JSON.stringify(places)).toBeGreaterThan(0);
          least = Math.min(least, spots.length);
        }
      }
    }
    // The rough walk, 9 apart, finds several even there.
    expect(least).toBeGreaterThanOrEqual(3);
  });
});

describe('a cache that is thrown off', () => {
  const check = (from: Pose, { x, y }: Point) =>
    checkPlacement(boardWith([]), { kind: 'jettison', ship: 'ship:A1', from }, 'marker:1', { x, y, heading: 0 }).map(
      ({ kind }) => kind,
    );
  const from: Pose = { x: 300, y: 300, heading: 0 };

  test.each([
    { what: 'on the ship', x: 300, y: 300, reasons: ['notAtRangeOfShip'] },
    { what: 'touching it, which is range 0', x: 338, y: 300, reasons: ['notAtRangeOfShip'] },
    { what: 'a hair away', x: 338.02, y: 300, reasons: [] },
    { what: 'the last of range 1', x: 438, y: 300, reasons: [] },
    { what: 'range 2', x: 438.01, y: 300, reasons: ['notAtRangeOfShip'] },
    { what: 'range 1 across the corner', x: 300 + 20 + 80, y: 300 + 20 + 80, reasons: [] },
    { what: 'range 2 across the corner', x: 300 + 20 + 84, y: 300 + 20 + 84, reasons: ['notAtRangeOfShip'] },
  ])('$what', ({ x, y, reasons }) => {
    expect(check(from, { x, y })).toEqual(reasons);
  });

  test('wholly inside the play area', () => {
    const corner: Pose = { x: 40, y: 40, heading: 0 };
    expect(check(corner, { x: 100, y: 17.9 })).toEqual(['leavesPlayArea']);
    expect(check(corner, { x: 100, y: 18 })).toEqual([]);
    expect(check(corner, { x: 40, y: -20 })).toContain('leavesPlayArea');
  });

  test('there is room at range 1 of any ship, of any size, anywhere', () => {
    const sizes = { 'ship:A1': 20, 'ship:A2': 40, 'ship:A3': 30 } as const;
    const names = Object.keys(sizes) as (keyof typeof sizes)[];
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        fc.nat(100_000),
        (ship, across, along, heading, scatter) => {
          const turn =
            (Math.abs(Math.cos((heading * Math.PI) / 180)) + Math.abs(Math.sin((heading * Math.PI) / 180))) *
            sizes[ship];
          const inside = (part: number) => turn + part * (2 * C - 2 * turn);
          const pose: Pose = { x: inside(across), y: inside(along), heading };
          const [place] = legalPlacements(
            boardWith([]),
            { kind: 'jettison', ship, from: pose },
            'marker:1',
            1,
            scatter,
          );
          expect(place).toBeDefined();
          const size = ship === 'ship:A1' ? 'small' : ship === 'ship:A2' ? 'large' : 'medium';
          expect(rangeOf(distanceToDisc(baseAt(pose, size), discOf(place!)))).toBe(1);
          expect(isInsidePlayArea(discOf(place!))).toBe(true);
        },
      ),
      { numRuns: 150, seed: 5 },
    );
  });
});
