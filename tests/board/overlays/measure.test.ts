import { expect, test } from 'vitest';
import { measureShapes } from '../../../src/board/overlays/measure';
import { pieceAt, placeAt, type Shape } from '../../../src/board/overlays/shapes';
import { baseAt } from '../../../src/engine/geometry/base';
import { polygonOf } from '../../../src/engine/geometry/polygon';
import { distanceBetween } from '../../../src/engine/geometry/pose';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

const base = baseAt({ x: 100, y: 100, heading: 0 }, 'small');
const rock = polygonOf([300, 80, 340, 100, 300, 120, 280, 100]);
const otherRock = polygonOf([300, 300, 340, 300, 320, 340]);
const marker = { x: 500, y: 100, radius: 18 };

test.each<[string, Shape, Shape, number]>([
  ['ship to rock', base, rock, 160],
  ['rock to ship', rock, base, 160],
  ['ship to marker', base, marker, 362],
  ['ship to a place', base, placeAt({ x: 100, y: 250 }), 130],
  ['rock to rock', rock, otherRock, 180],
  ['rock to marker', rock, marker, 142],
  ['marker to rock', marker, rock, 142],
  ['place to place', placeAt({ x: 0, y: 0 }), placeAt({ x: 30, y: 40 }), 50],
])('%s: the line is as long as the distance', (_, a, b, distance) => {
  const measured = measureShapes(a, b);
  expect(measured.distance).toBeCloseTo(distance, 9);
  expect(distanceBetween(measured.from, measured.to)).toBeCloseTo(distance, 9);
});

test('from a piece to itself turned round is the same line turned round', () => {
  const there = measureShapes(base, rock);
  const back = measureShapes(rock, base);
  expect([back.from, back.to]).toEqual([there.to, there.from]);
});

test('a finger beside a ship means the ship, one further off means the place', () => {
  const { state } = scenario({
    alone: true,
    p1: [{ pilot: 'academypilot', at: [200, 200] }],
    p2: [{ pilot: 'academypilot', at: [500, 500] }],
  });
  const table = { state, rules: engine.rules };
  expect(pieceAt(table, { x: 215, y: 190 }, 10)).toBe('ship:A1');
  expect(pieceAt(table, { x: 228, y: 200 }, 10)).toBe('ship:A1');
  expect(pieceAt(table, { x: 234, y: 200 }, 10)).toBeNull();
});

test('of two pieces under the finger the upper one is meant', () => {
  const { state } = scenario({
    alone: true,
    p1: [{ pilot: 'academypilot', at: [200, 200] }],
    p2: [{ pilot: 'academypilot', at: [500, 500] }],
    rocks: [{ is: 'coreasteroid0', at: [200, 200] }],
  });
  expect(pieceAt({ state, rules: engine.rules }, { x: 200, y: 200 }, 10)).toBe('ship:A1');
});
