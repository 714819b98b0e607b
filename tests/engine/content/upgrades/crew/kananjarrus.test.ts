import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flies = (dial: '2TW' | '2FB' | '3FB', more: object = {}) =>
  inStory('upgrade:kananjarrus', {
    p1: [
      { pilot: 'outerrimsmuggler', at: [100, 300], dial: '2FB', force: 1 },
      { pilot: 'wedgeantilles', at: [300, 300], dial, tokens: { stress: 2 }, ...more },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('Kanan Jarrus: a Force removes a stress token of a friend after a white maneuver', () => {
  const { game } = flies('2TW').use();
  expect(game.about('A2', 'tokenRemoved')).toMatchObject({ token: 'stress', spent: false });
  expect(game.ship('A1').force).toBe(0);
});

test('Kanan Jarrus: not after a blue one, beyond range 2, or where there is no stress', () => {
  expect(flies('2FB').offered()).toEqual([]);
  expect(flies('2TW', { at: [600, 300] }).offered()).toEqual([]);
  expect(flies('2TW', { tokens: {} }).offered()).toEqual([]);
});

test('Kanan Jarrus: also the stress that Inertial Dampeners bring at the same moment', () => {
  const told = flies('2FB', { tokens: {}, upgrades: ['inertialdampeners'] });
  const { game } = told;
  told.until('mayUse');
  game.choose('p1', 'use:upgrade:inertialdampeners');
  told.use();
  expect(game.tokens('A2')).toEqual({});
  expect(game.ship('A1').force).toBe(0);
});
