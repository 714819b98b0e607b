import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ends = (calculate: number, y = 300, stress = 1) =>
  inStory('upgrade:4lom-crew', {
    phase: 'end',
    p1: [{ pilot: 'gandfindsman', at: [400, 200], tokens: { stress, calculate } }],
    p2: [{ pilot: 'academypilot', at: [400, y] }],
  });

test('4-LOM (standard loadout): a calculate token hands a stress token to an enemy', () => {
  const { game } = ends(1).use();
  expect(game.tokens('B1')).toEqual({ stress: 1 });
  expect(game.tokens('A1')).toEqual({});
});

test('4-LOM (standard loadout): not without it, without stress, or with the enemy at range 2', () => {
  expect(ends(1, 400).offered()).toEqual([]);
  expect(ends(1, 300, 0).offered()).toEqual([]);
  expect(ends(0).offered()).toEqual([]);
});
