import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

const engages = (ship: Partial<Placed>, stress = 0, y = 430) =>
  inStory('pilot:doctoraphra', {
    phase: 'engagement',
    p1: [{ pilot: 'doctoraphra', at: [457, 300], tokens: { focus: 1 }, ...ship }],
    p2: [{ pilot: 'academypilot', at: [457, y], tokens: { stress } }],
  });

test('Doctor Aphra: a green token and a charge stress a ship near', () => {
  const { game } = engages({ charges: 3 }).use();
  expect([game.ship('A1').charges, game.tokens('A1'), game.tokens('B1')]).toEqual([2, {}, { stress: 1 }]);
});

test('Doctor Aphra: not a stressed one, nor far away, nor without token or charge', () => {
  expect(engages({}, 1).offered()).toEqual([]);
  expect(engages({}, 0, 560).offered()).toEqual([]);
  expect(engages({ tokens: {} }).offered()).toEqual([]);
  expect(engages({ charges: 0 }).offered()).toEqual([]);
});
