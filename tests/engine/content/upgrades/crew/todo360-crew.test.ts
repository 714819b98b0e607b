import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const system = (stress: number) =>
  inStory('upgrade:todo360-crew', {
    phase: 'system',
    p1: [{ pilot: 'outerrimsmuggler', at: [300, 200], dial: '2TW', tokens: { stress } }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('Todo 360: a charge trades a stress token for strain and calculate', () => {
  const { game } = system(2).use();
  expect(game.tokens('A1')).toEqual({ stress: 1, strain: 1, calculate: 1 });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
});

test('Todo 360: not without stress', () => {
  expect(system(0).offered()).toEqual([]);
});
