import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const begins = (damage: readonly string[]) =>
  inStory('upgrade:ministertua', {
    phase: 'engagement',
    p1: [{ pilot: 'omicrongrouppilot', at: [300, 200], damage }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('Minister Tua: damaged, a red reinforce action', () => {
  const { game } = begins(['-fuelleak']).use();
  game.choose('p1', 'token:reinforceFore');
  expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['reinforceFore', 'stress']);
});

test('Minister Tua: not undamaged', () => {
  expect(begins([]).offered()).toEqual([]);
});
