import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ends = (at: readonly [number, number]) =>
  inStory('upgrade:ketsuonyo', {
    phase: 'end',
    p1: [{ pilot: 'outerrimsmuggler', at: [300, 200] }],
    p2: [{ pilot: 'academypilot', at, tokens: { tractor: 1, jam: 1 } }],
  });

test('Ketsu Onyo: an enemy keeps its tractor tokens, and only those', () => {
  const { game } = ends([300, 350]).use();
  expect(game.tokens('B1')).toEqual({ tractor: 1 });
});

test('Ketsu Onyo: left alone they go; and not beyond range 2, nor outside the firing arc', () => {
  expect(ends([300, 350]).leave().game.tokens('B1')).toEqual({});
  expect(ends([300, 480]).offered()).toEqual([]);
  expect(ends([450, 200]).offered()).toEqual([]);
});
