import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const story = (dial: '2FB' | '2FW') =>
  inStory('pilot:herasyndulla', {
    phase: 'activation',
    p1: [{ pilot: 'academypilot', at: [457, 300], dial }],
    p2: [{ pilot: 'academypilot', at: [457, 800], dial: '2FB' }],
  });

test('Hera Syndulla turns her dial to another maneuver of the same difficulty', () => {
  const told = story('2FB');
  const keys = told.offered().map(key => key.split(':').at(-1)!);
  expect(keys.every(key => key.endsWith('B'))).toBe(true);
  expect(keys).not.toContain('2FB');
  const { game } = told.use(keys[0]!);
  expect(game.ship('A1').dial).toBe(keys[0]);
  expect(game.about('A1', 'maneuverExecuted')!.maneuver).toBe(keys[0]);
});

test('Hera Syndulla: not a white one', () => {
  expect(story('2FW').offered()).toEqual([]);
});
