import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const coordinates = (tokens: object, lock = false, by: 'ship:A1' | 'ship:A3' = 'ship:A1') => {
  const told = inStory('upgrade:protectorategleb', {
    first: [{ do: 'offerAction', ship: by, why: 'card', only: ['coordinate'], as: null, evenWhileStressed: true }],
    alone: true,
    p1: [
      { pilot: 'omicrongrouppilot', at: [300, 100], tokens },
      { pilot: 'wedgeantilles', at: [300, 250] },
      { pilot: 'omicrongrouppilot', at: [450, 100] },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [300, 600], locks: lock ? ['A1'] : [] }],
  });
  told.game.choose('p1', 'action:coordinate:white', 'ship:A2', 'pass');
  return told;
};

test('Protectorate Gleb: hands an orange or red token to whom he coordinated', () => {
  const told = coordinates({ stress: 1, jam: 1, focus: 1 });
  expect(told.offered()).toHaveLength(2);
  const { game } = told.use('stress');
  expect(game.tokens('A2')).toEqual({ stress: 1 });
  expect(game.tokens('A1')).toEqual({ jam: 1, focus: 1 });
});

test('Protectorate Gleb: a lock on him is a red token too', () => {
  const { game } = coordinates({}, true).use();
  expect(game.ship('B1').locks).toEqual(['ship:A2']);
});

test('Protectorate Gleb: not with green tokens only, nor whom somebody else coordinated', () => {
  expect(coordinates({ stress: 1 }, false, 'ship:A3').offered()).toEqual([]);
  expect(coordinates({ focus: 1 }).offered()).toEqual([]);
});
