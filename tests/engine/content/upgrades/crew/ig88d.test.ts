import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const acts = (title: readonly string[]) =>
  inStory('upgrade:ig88d', {
    p1: [
      { pilot: 'trandoshanslaver', at: [300, 200], dial: '2FB' },
      { pilot: 'ig88a', at: [600, 200], dial: '2FB', upgrades: title },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  }).until('chooseAction');

test('IG-88D: a calculate action brings two tokens', () => {
  const { game } = acts([]);
  game.choose('p1', 'action:calculate:white');
  expect(game.tokens('A1')).toEqual({ calculate: 2 });
});

test('IG-88D: has the pilot ability of a friend with IG-2000', () => {
  const give = (title: readonly string[]) =>
    inStory('pilot:ig88a', {
      phase: 'engagement',
      p1: [
        { pilot: 'ig88a', at: [600, 200], upgrades: title },
        { pilot: 'trandoshanslaver', at: [450, 200], upgrades: ['ig88d'], tokens: { calculate: 1 } },
      ],
      p2: [{ pilot: 'wedgeantilles', at: [450, 420], heading: 180 }],
    });
  const { game } = give(['ig2000']).use('ship:A1');
  expect([game.tokens('A1'), game.tokens('A2')]).toEqual([{ calculate: 1 }, {}]);
  expect(give([]).offered()).toEqual([]);
});
