import { expect, test } from 'vitest';
import { inStory } from '../../../support/card';

const flies = (dial: '3KR' | '2FB') =>
  inStory('pilot:4lom', {
    p1: [{ pilot: '4lom', at: [400, 200], dial }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
  }).until().game;

test('4-LOM: a red maneuver, fully executed, brings a calculate token', () => {
  expect(flies('3KR').events('tokenGained')).toContainEqual({
    type: 'tokenGained',
    ship: 'ship:A1',
    token: 'calculate',
  });
});

test('4-LOM: a blue one does not', () => {
  expect(flies('2FB').events('tokenGained')).toEqual([]);
});

const ends = (stress: number, y: number) =>
  inStory('pilot:4lom', {
    phase: 'end',
    p1: [{ pilot: '4lom', at: [400, 200], tokens: { stress } }],
    p2: [{ pilot: 'academypilot', at: [400, y] }],
  });

test('4-LOM: a stress token goes to a ship at range 0-1', () => {
  const { game } = ends(1, 300).use('ship:B1');
  expect(game.tokens('B1')).toEqual({ stress: 1 });
  expect(game.tokens('A1')).toEqual({});
});

test('4-LOM: not without one, nor farther away', () => {
  expect(ends(0, 300).offered()).toEqual([]);
  expect(ends(1, 420).offered()).toEqual([]);
});
