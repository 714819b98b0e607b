import { expect, test } from 'vitest';
import { seenFrom, seenWords } from '../../../src/board/dials/inArc';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

const foe = (x: number, y: number) => ({ pilot: 'academypilot', at: [x, y], heading: 180 }) as const;

test('enemies at one range are named together, the nearest first', () => {
  const { state } = scenario({
    p1: [{ pilot: 'redsquadronveteran', at: [457, 100] }],
    p2: [foe(380, 420), foe(457, 260), foe(520, 420)],
  });
  const table = { state, rules: engine.rules };
  const from = (y: number, heading: number) => seenWords(seenFrom(table, 'ship:A1', { x: 457, y, heading }));
  expect(from(100, 0)).toBe('B2 in bullseye, range 2 · B1, B3 in arc, range 3');
  expect(from(100, 180)).toBe('nobody in arc');
});
