import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const acts = (device: string, y = 260) =>
  inStory('upgrade:previzsla', {
    first: [
      { do: 'offerAction', ship: 'ship:A1', why: 'card', only: ['coordinate'], as: null, evenWhileStressed: false },
    ],
    alone: true,
    devices: [{ is: device, at: [300, y], owner: 'p1' }],
    p1: [{ pilot: 'omicrongrouppilot', at: [300, 100] }],
    p2: [{ pilot: 'wedgeantilles', at: [300, 800] }],
  }).game;

test('Pre Vizsla: coordinates a crew remote, which must relocate', () => {
  const game = acts('deathwatchcommandos').choose('p1', 'action:coordinate:white', 'token:1');
  expect(game.offers('p1')).toEqual(['relocate:1turnLeft', 'relocate:2straight', 'relocate:1turnRight']);
  game.choose('p1', 'relocate:2straight');
  expect(game.last('deviceMoved')).toMatchObject({ token: 'token:1' });
});

test('Pre Vizsla: no other remote, and none beyond range 2', () => {
  expect(acts('drk1probedroid').offers('p1')).toEqual([]);
  expect(acts('deathwatchcommandos', 500).offers('p1')).toEqual([]);
});
