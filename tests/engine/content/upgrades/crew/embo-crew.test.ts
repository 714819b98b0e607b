import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const start = (y: number, tokens = {}) =>
  inStory('upgrade:embo-crew', {
    phase: 'engagement',
    p1: [{ pilot: 'wedgeantilles', at: [400, 200], tokens }],
    p2: [{ pilot: 'academypilot', at: [400, y] }],
  });

test('Embo: with an enemy at range 0, a red reinforce', () => {
  const { game } = start(240).use();
  game.choose('p1', 'token:reinforceFore');
  expect(game.tokens('A1')).toEqual({ reinforceFore: 1, stress: 1 });
});

test('Embo: not at range 1, nor while stressed', () => {
  expect(start(260).offered()).toEqual([]);
  expect(start(240, { stress: 1 }).offered()).toEqual([]);
});
