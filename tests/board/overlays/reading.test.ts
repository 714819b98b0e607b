import { expect, test } from 'vitest';
import { readingOf } from '../../../src/board/overlays/reading';
import { engine } from '../../support/engine';
import { type Story, scenario } from '../../support/scenario';

const A1 = { piece: 'ship:A1' } as const;
const B1 = { piece: 'ship:B1' } as const;

const tableOf = (story: Story) => ({ state: scenario(story).state, rules: engine.rules });
const duel = (at: readonly [number, number], rocks: Story['rocks'] = []) =>
  tableOf({
    alone: true,
    p1: [{ pilot: 'academypilot', at: [400, 200] }],
    p2: [{ pilot: 'academypilot', at, heading: 180 }],
    rocks,
  });

test('straight ahead the ruler tells the band, and the range in the front arc and the bullseye', () => {
  const reading = readingOf(duel([400, 390]), A1, B1)!;
  expect(reading.distance).toBeCloseTo(150, 9);
  expect(reading.range).toBe(2);
  expect(reading.arcs).toEqual([
    { arc: 'front', range: 2 },
    { arc: 'bullseye', range: 2 },
  ]);
});

test('half out of the arc, a ship is further away in the arc than it is; wholly outside it is not there', () => {
  const reading = readingOf(duel([510, 300]), A1, B1)!;
  expect(reading.range).toBe(1);
  expect(reading.arcs[0]).toEqual({ arc: 'front', range: 2 });
  const beside = readingOf(duel([518, 260]), A1, B1)!;
  expect(beside.range).toBe(1);
  expect(beside.arcs[0]).toEqual({ arc: 'front', range: null });
});

test('a rock across the line obstructs, one beside it does not', () => {
  const across = readingOf(duel([400, 440], [{ is: 'coreasteroid0', at: [400, 320] }]), A1, B1)!;
  expect(across.obstruction).toEqual({ by: ['rock:1'], always: true });
  const beside = readingOf(duel([400, 440], [{ is: 'coreasteroid0', at: [500, 320] }]), A1, B1)!;
  expect(beside.obstruction).toEqual({ by: [], always: false });
});

test('a rock that reaches into the gap from the side leaves some of the equally short lines free', () => {
  const { obstruction } = readingOf(duel([400, 440], [{ is: 'coreasteroid0', at: [440, 320] }]), A1, B1)!;
  expect(obstruction).toEqual({ by: ['rock:1'], always: false });
});

test('to a place or a rock there is a band and nothing about arcs', () => {
  const table = duel([400, 440], [{ is: 'coreasteroid0', at: [600, 200] }]);
  const place = readingOf(table, A1, { at: { x: 400, y: 260 } })!;
  expect([place.range, place.distance, place.arcs]).toEqual([1, 40, []]);
  expect(readingOf(table, A1, { piece: 'rock:1' })!.arcs).toEqual([]);
});

test('a piece that is not in the play area cannot be measured', () => {
  expect(readingOf(duel([400, 440]), A1, { piece: 'token:9' })).toBeNull();
});
