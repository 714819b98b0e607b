import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const story = (stress: number) =>
  inStory('pilot:tychocelchu', {
    phase: 'activation',
    p1: [{ pilot: 'academypilot', at: [457, 100], dial: '3FW', tokens: { stress } }],
    p2: [{ pilot: 'wedgeantilles', at: [457, 800], dial: '2FB' }],
  }).game.passUntil('chooseAction');

test('Tycho Celchu acts with two stress tokens', () => {
  expect(story(2).state.pending[0]).toMatchObject({ player: 'p1' });
});

test('Tycho Celchu: not with three', () => {
  expect(story(3).last('actionSkipped')).toMatchObject({ ship: 'ship:A1', why: 'stressed' });
});
