import { expect, test } from 'vitest';
import { scenario } from '../../../../support/scenario';

const ends = (x: number) =>
  scenario({
    phase: 'end',
    p1: [{ pilot: 'omicrongrouppilot', upgrades: ['isbslicer'], at: [400, 400] }],
    p2: [{ pilot: 'academypilot', at: [x, 400], tokens: { jam: 1, disarm: 1 } }],
  }).tokens('B1');

test('ISB Slicer: an enemy at range 1-2 keeps its jam token, and no other', () => {
  expect(ends(550)).toEqual({ jam: 1 });
});

test('ISB Slicer: not at range 3', () => {
  expect(ends(750)).toEqual({});
});
