import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const story = (dial: '3FB' | '4FW' | '3BW', more: object = {}) =>
  inStory('pilot:countessryad', {
    phase: 'activation',
    p1: [{ pilot: 'academypilot', at: [457, 100], dial, ...more }],
    p2: [{ pilot: 'academypilot', at: [457, 800], dial: '2FB' }],
  });

test('Countess Ryad turns a straight maneuver into a Koiogran turn, one step harder', () => {
  const { game } = story('3FB').use();
  expect(game.about('A1', 'maneuverExecuted')!.maneuver).toBe('3KW');
  expect(game.ship('A1').pose.heading).toBe(180);
  expect(game.ship('A1').dial).toBe('3FB');
});

test('Countess Ryad: red is too much while stressed, and the white 2 straight is flown', () => {
  const { game } = story('4FW', { tokens: { stress: 1 } }).use();
  expect(game.about('A1', 'maneuverExecuted')!.maneuver).toBe('2FW');
});

test('Countess Ryad: the step adds up with others before the ladder ends', () => {
  const { game } = story('3FB', { damage: ['damagedengine'] }).use();
  expect(game.about('A1', 'maneuverExecuted')!.maneuver).toBe('3KW');
});

test('Countess Ryad: not a bank, not an ion maneuver', () => {
  expect(story('3BW').offered()).toEqual([]);
  expect(story('3FB', { tokens: { ion: 1 } }).offered()).toEqual([]);
});
