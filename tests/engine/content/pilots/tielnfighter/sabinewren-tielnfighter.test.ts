import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const story = (where: 'table' | 'reserve') =>
  inStory('pilot:sabinewren-tielnfighter', {
    phase: 'activation',
    p1: [{ pilot: 'academypilot', at: [457, 100], dial: '2FB', where }],
    p2: [{ pilot: 'academypilot', at: [457, 800], dial: '2FB' }],
  });

test('Sabine Wren: a barrel roll or boost before her dial is revealed', () => {
  const { game } = story('table').use('boost:white');
  expect(game.events('dialRevealed').filter(({ ship }) => ship === 'ship:A1')).toEqual([]);
  expect(game.state.pending[0]!.topic.kind).toBe('boost');
});

test('Sabine Wren: not where she does not activate', () => {
  expect(story('reserve').offered()).toEqual([]);
});
