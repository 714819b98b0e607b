import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ends = (calculate: number) =>
  inStory('upgrade:4lom-crew', {
    phase: 'end',
    p1: [{ pilot: 'gandfindsman', at: [400, 200], tokens: { stress: 1, calculate } }],
    p2: [{ pilot: 'academypilot', at: [400, 300] }],
  });

test('4-LOM (standard loadout): a calculate token hands a stress token to an enemy', () => {
  const { game } = ends(1).use();
  expect(game.tokens('B1')).toEqual({ stress: 1 });
  expect(game.tokens('A1')).toEqual({});
});

test('4-LOM (standard loadout): not without it', () => {
  expect(ends(0).offered()).toEqual([]);
});
