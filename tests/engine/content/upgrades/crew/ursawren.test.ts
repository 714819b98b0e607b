import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const locked = (x: number) =>
  inStory('upgrade:ursawren', {
    first: [{ do: 'acquireLock', ship: 'ship:B1', object: 'ship:A2' }],
    alone: true,
    p1: [
      { pilot: 'outerrimsmuggler', at: [100, 300], locks: ['B2'] },
      { pilot: 'wedgeantilles', at: [x, 300] },
    ],
    p2: [
      { pilot: 'wedgeantilles', at: [300, 500] },
      { pilot: 'wedgeantilles', at: [150, 500] },
    ],
  });

test('Ursa Wren (crew): a friend is locked, and she locks too, keeping the lock that she has', () => {
  const { game } = locked(300).use();
  game.choose('p1', 'ship:B1');
  expect(game.ship('A1').locks).toEqual(['ship:B2', 'ship:B1']);
});

test('Ursa Wren (crew): not for a friend beyond range 3', () => {
  expect(locked(700).offered()).toEqual([]);
});
