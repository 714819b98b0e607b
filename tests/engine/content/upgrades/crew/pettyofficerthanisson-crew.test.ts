import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const stressed = (at: readonly [number, number], tokens = {}) =>
  inStory('upgrade:pettyofficerthanisson-crew', {
    firstPlayer: 'p2',
    p1: [{ pilot: 'starkillerbasepilot', at: [300, 100], tokens, dial: '2FW' }],
    p2: [{ pilot: 'wedgeantilles', at, heading: 90, dial: '4KR' }],
  });

test('Petty Officer Thanisson (standard loadout): an enemy close in front is stressed once more', () => {
  const { game } = stressed([100, 380]).use();
  expect(game.tokens('B1')).toEqual({ stress: 2 });
  expect(game.tokens('A1')).toEqual({ stress: 1 });
});

test('Petty Officer Thanisson (standard loadout): not while stressed, nor beyond range 1', () => {
  expect(stressed([100, 380], { stress: 1 }).offered()).toEqual([]);
  expect(stressed([100, 560]).offered()).toEqual([]);
});
