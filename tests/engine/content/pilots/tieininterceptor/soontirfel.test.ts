import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const story = (x: number) =>
  inStory('pilot:soontirfel', {
    phase: 'engagement',
    p1: [{ pilot: 'academypilot', at: [457, 200] }],
    p2: [{ pilot: 'academypilot', at: [x, 480] }],
  }).game;

test('Soontir Fel gains a focus with an enemy in his bullseye', () => {
  expect(story(457).tokens('A1')).toEqual({ focus: 1 });
});

test('Soontir Fel: not with one beside it', () => {
  expect(story(520).tokens('A1')).toEqual({});
});
