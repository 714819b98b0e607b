import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import type { Placed } from '../../../support/scenario';

const acts = (action: string) => {
  const told = inStory('pilot:ig88c', {
    p1: [{ pilot: 'ig88c', at: [400, 200], dial: '2FB' }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  }).until('chooseAction');
  told.game.choose('p1', action);
  if (told.game.asked('p1') === 'boost') told.game.choose('p1', told.game.offers('p1')[0]!);
  return told;
};

test('IG-88C: after a boost, an evade action', () => {
  expect(acts('action:boost:white').use().game.tokens('A1')).toEqual({ evade: 1 });
});

test('IG-88C: not after another action', () => {
  expect(acts('action:calculate:white').offered()).toEqual([]);
});

const gives = (tokens: Placed['tokens'], friend: Placed) =>
  inStory('pilot:ig88a', {
    phase: 'engagement',
    p1: [{ pilot: 'ig88a', at: [400, 200], ...(tokens ? { tokens } : {}) }, friend],
    p2: [{ pilot: 'wedgeantilles', at: [400, 420], heading: 180 }],
  });
const droid: Placed = { pilot: 'ig88c', at: [600, 200] };

test('IG-88A: hands a calculate token to a friend that can calculate', () => {
  const { game } = gives({ calculate: 2 }, droid).use('ship:A2');
  expect([game.tokens('A1'), game.tokens('A2')]).toEqual([{ calculate: 1 }, { calculate: 1 }]);
});

test('IG-88A: not without a token, nor to who cannot calculate', () => {
  expect(gives({}, droid).offered()).toEqual([]);
  expect(gives({ calculate: 2 }, { ...droid, pilot: 'trandoshanslaver' }).offered()).toEqual([]);
});

test('IG-88B: after a miss, a bonus attack with a cannon', () => {
  const rolls = 'blank blank blank / evade evade blank';
  const attacker = { upgrades: ['ioncannon'] };
  expect(inDuel('pilot:ig88b', { rolls, attacker }).attack().offered()).toEqual(['target:ship:B1:upgrade:ioncannon']);
});

test('IG-88B: not after a hit, nor without a cannon', () => {
  const attacker = { upgrades: ['ioncannon'] };
  const hit = inDuel('pilot:ig88b', { rolls: 'hit hit hit / blank blank blank', attacker });
  expect(hit.attack().offered()).toEqual([]);
  expect(inDuel('pilot:ig88b', { rolls: 'blank blank blank / evade evade blank' }).attack().offered()).toEqual([]);
});

const flies = (dial: Placed['dial'] & string, tokens: Placed['tokens'] = {}) =>
  inStory('pilot:ig88d', {
    p1: [{ pilot: 'ig88d', at: [400, 300], dial, tokens }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test.each([
  // Along the turn of speed 3 to the left, then about.
  { by: 'turn', x: 400 - 90 - 30, y: 300 + 90 + 30, heading: 90 },
  { by: 'straight', x: 400, y: 300 + 3 * 40 + 60, heading: 180 },
])('IG-88D: a Segnor’s loop to the left by the $by', ({ by, x, y, heading }) => {
  const { game } = flies('3LR').use(by);
  const { pose, tokens } = game.ship('A1');
  expect([pose.x, pose.y, (pose.heading + 360) % 360].map(Math.round)).toEqual([x, y, heading]);
  expect(tokens.stress, 'still red').toBe(1);
});

test('IG-88D: other maneuvers, and a loop too red for a stressed ship, stay what they are', () => {
  expect(flies('4KR').offered()).toEqual([]);
  expect(flies('3LR', { stress: 1 }).offered()).toEqual([]);
});
