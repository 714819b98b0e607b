import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const story = (stress: number, face: 'hit' | 'focus' = 'hit', y = 800) =>
  inStory('pilot:ibtisam', {
    phase: 'activation',
    p1: [{ pilot: 'academypilot', at: [457, 300], dial: '2FW', tokens: { stress } }],
    p2: [{ pilot: 'wedgeantilles', at: [457, y], dial: '2FB' }],
    dice: [face],
  });

test('Ibtisam, stressed after her maneuver, rolls a die: a hit removes a token', () => {
  expect(story(2).use().game.tokens('A1')).toEqual({ stress: 1 });
  expect(story(2, 'focus').use().game.tokens('A1')).toEqual({ stress: 2 });
});

test('Ibtisam: not without stress, not after an overlap', () => {
  expect(story(0).offered()).toEqual([]);
  expect(story(2, 'hit', 420).offered()).toEqual([]);
});
