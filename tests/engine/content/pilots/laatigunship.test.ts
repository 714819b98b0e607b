import { expect, test } from 'vitest';
import { inStory } from '../../../support/card';
import { conditionsOf } from '../../../support/conditions';

const flies = (dial: '2FB' | '0OR') =>
  inStory('pilot:sicko', {
    p1: [{ pilot: 'sicko', at: [400, 200], dial }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
  });

test('Sicko: after a basic maneuver he may give himself the condition', () => {
  expect(conditionsOf(flies('2FB').use().game, 'A1')).toEqual(['sickeningmaneuver']);
});

test('Sicko: not after standing still', () => {
  expect(flies('0OR').offered()).toEqual([]);
});
