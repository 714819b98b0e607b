import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const story = (stress: number) =>
  inStory('pilot:sabinewren', {
    phase: 'activation',
    p1: [{ pilot: 'academypilot', at: [457, 100], dial: '2FB', tokens: { stress } }],
    p2: [{ pilot: 'academypilot', at: [457, 800], dial: '2FB' }],
  });

test('Sabine Wren: a barrel roll or boost before her dial is revealed', () => {
  const told = story(0);
  expect(told.offered().map(key => key.split(':')[1])).toEqual(expect.arrayContaining(['barrelRoll', 'boost']));
  expect(told.game.about('A1', 'dialRevealed')).toBeUndefined();
});

test('Sabine Wren: not while stressed', () => {
  expect(story(1).offered()).toEqual([]);
});
