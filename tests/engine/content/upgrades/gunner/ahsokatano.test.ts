import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flown = (a2: readonly [number, number], force = 1) =>
  inStory('upgrade:ahsokatano', {
    phase: 'activation',
    p1: [
      { pilot: 'bluesquadronescort', at: [457, 200], dial: '1FB', force },
      { pilot: 'wedgeantilles', at: a2, dial: '2FB', tokens: { stress: 1 } },
    ],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
  });

test('Ahsoka Tano: a Force, and a friend in the firing arc focuses though stressed', () => {
  const { game } = flown([457, 400]).use();
  expect(game.tokens('A2')).toEqual({ focus: 1, stress: 2 });
  expect(game.ship('A1').force).toBe(0);
});

test('Ahsoka Tano: not one behind or at range 0, nor without Force', () => {
  expect(flown([457, 320]).offered()).toEqual([]);
  expect(flown([457, 100]).offered()).toEqual([]);
  expect(flown([457, 400], 0).offered()).toEqual([]);
});
