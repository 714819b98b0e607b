import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const acts = () =>
  inStory('upgrade:perceptivecopilot', {
    p1: [{ pilot: 'bluesquadronscout', at: [300, 200], dial: '2FB' }],
    p2: [{ pilot: 'wedgeantilles', at: [300, 600], dial: '2FB' }],
  }).until('chooseAction');

test('Perceptive Copilot: a focus action brings two tokens', () => {
  const { game } = acts();
  game.choose('p1', 'action:focus:white');
  expect(game.tokens('A1')).toEqual({ focus: 2 });
});

test('Perceptive Copilot: another action brings no focus', () => {
  const { game } = acts();
  game.choose('p1', 'action:lock:white', 'ship:B1');
  expect(game.events('tokenGained')).toEqual([]);
});
