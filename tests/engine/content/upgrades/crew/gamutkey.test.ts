import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ends = (x: number, tokens: object, spent = 0) =>
  inStory('upgrade:gamutkey', {
    phase: 'end',
    p1: [{ pilot: 'outerrimsmuggler', at: [400, 400] }],
    p2: [{ pilot: 'academypilot', at: [x, 400], tokens }],
    first: Array.from({ length: spent }, () => ({ do: 'spendCharge', ship: 'ship:A1', card: 'upgrade:gamutkey' })),
  });

test('Gamut Key: two charges let a ship at range 0-1 keep its circular tokens', () => {
  const { game } = ends(500, { tractor: 1, focus: 1, stress: 1 }).use('ship:B1');
  expect(game.tokens('B1')).toEqual({ tractor: 1, focus: 1, stress: 1 });
  expect(game.events('chargeSpent')).toHaveLength(2);
});

test('Gamut Key: left alone they go', () => {
  expect(ends(500, { tractor: 1 }).leave().game.tokens('B1')).toEqual({});
});

test('Gamut Key: not at range 2, nor for red tokens, nor with one charge', () => {
  expect(ends(600, { tractor: 1 }).offered()).toEqual([]);
  expect(ends(500, { stress: 1 }).offered()).toEqual([]);
  expect(ends(500, { tractor: 1 }, 1).offered()).toEqual([]);
});
