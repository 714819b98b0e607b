import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const stressed = (at: readonly [number, number], force = 1) =>
  inStory('upgrade:savageopress', {
    p1: [
      { pilot: 'outerrimsmuggler', at: [300, 100], force, dial: '2FB' },
      { pilot: 'wedgeantilles', at, dial: '4KR' },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('Savage Opress: a Force gives a focus token to a friend in front that was stressed', () => {
  const { game } = stressed([300, 200]).use();
  expect(game.tokens('A2')).toEqual({ stress: 1, focus: 1 });
  expect(game.ship('A1').force).toBe(0);
});

test('Savage Opress: not beside him, beyond range 2 or without Force', () => {
  expect(stressed([480, 60]).offered()).toEqual([]);
  expect(stressed([300, 380]).offered()).toEqual([]);
  expect(stressed([300, 200], 0).offered()).toEqual([]);
});

test('Savage Opress: for strain too, but not for an ion token', () => {
  const gained = (token: 'strain' | 'ion') =>
    inStory('upgrade:savageopress', {
      alone: true,
      first: [{ do: 'gainToken', ship: 'ship:A2', token, by: 'p1' }],
      p1: [
        { pilot: 'outerrimsmuggler', at: [300, 100], force: 1 },
        { pilot: 'wedgeantilles', at: [300, 300] },
      ],
      p2: [{ pilot: 'wedgeantilles', at: [800, 800] }],
    }).offered();
  expect(gained('strain')).toHaveLength(1);
  expect(gained('ion')).toEqual([]);
});
