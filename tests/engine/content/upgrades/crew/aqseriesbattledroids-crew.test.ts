import { expect, test } from 'vitest';
import { scenario } from '../../../../support/scenario';

const CARD = 'aqseriesbattledroids-crew';
const pulled = (pilot: string, tractor: number, x = 500) => {
  const game = scenario({
    p1: [{ pilot: 'separatistracketeer', upgrades: [CARD], at: [400, 400] }],
    p2: [{ pilot, at: [x, 400], tokens: { tractor } }],
    first: [{ do: 'gainToken', ship: 'ship:B1', token: 'tractor', by: 'p1' }],
    alone: true,
  }).passUntil(null);
  return game.tokens('B1').jam ?? 0;
};

test('AQ-Series Battle Droids: an enemy that becomes tractored is jammed too', () => {
  expect(pulled('academypilot', 0)).toBe(1);
  expect(pulled('outerrimsmuggler', 2, 520)).toBe(1);
});

test('AQ-Series Battle Droids: not one that is so already, or not yet, nor beyond range 2', () => {
  expect(pulled('academypilot', 1)).toBe(0);
  expect(pulled('outerrimsmuggler', 0, 520)).toBe(0);
  expect(pulled('academypilot', 0, 750)).toBe(0);
});
