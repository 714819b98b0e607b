import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const struck = (y: number, token: 'ion' | 'jam' = 'ion', charges = 3) =>
  inStory('pilot:dacebonearm', {
    phase: 'end',
    p1: [{ pilot: 'academypilot', at: [300, 200], charges }],
    p2: [{ pilot: 'academypilot', at: [300, y] }],
    first: [{ do: 'gainToken', ship: 'ship:B1', token, by: 'p1' }],
  });

test('Dace Bonearm: three charges give an ionized enemy two ion tokens more', () => {
  const { game } = struck(400).use();
  expect(game.tokens('B1')).toEqual({ ion: 3 });
  expect(game.events('chargeSpent')).toHaveLength(3);
});

test('Dace Bonearm: not beyond range 3, for another token or with two charges', () => {
  expect(struck(600).offered()).toEqual([]);
  expect(struck(400, 'jam').offered()).toEqual([]);
  expect(struck(400, 'ion', 2).offered()).toEqual([]);
});
