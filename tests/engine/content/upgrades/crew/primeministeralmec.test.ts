import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const reveals = (dial: '2TW' | '2FB', friend: object = {}) =>
  inStory('upgrade:primeministeralmec', {
    p1: [
      { pilot: 'outerrimsmuggler', at: [100, 200], dial: '2FB' },
      { pilot: 'wedgeantilles', at: [250, 200], dial, ...friend },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('Prime Minister Almec: a friend that reveals white may be stressed for a calculate token', () => {
  const { game } = reveals('2TW').use();
  expect(game.tokens('A2')).toEqual({ stress: 1, calculate: 1 });
});

test('Prime Minister Almec: not a blue one, with a green token, beyond range 2, or on the other side', () => {
  expect(reveals('2FB').offered()).toEqual([]);
  expect(reveals('2TW', { tokens: { focus: 1 } }).offered()).toEqual([]);
  expect(reveals('2TW', { at: [600, 200] }).offered()).toEqual([]);
});

const ends = (stress: number) =>
  inStory('upgrade:primeministeralmec', {
    phase: 'end',
    p1: [{ pilot: 'outerrimsmuggler', at: [100, 200], tokens: { stress } }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  }).game;

test('Prime Minister Almec: two stress tokens flip him in the End Phase, one does not', () => {
  expect(ends(2).ship('A1').upgrades[0]!.side).toBe(1);
  expect(ends(1).ship('A1').upgrades[0]!.side).toBe(0);
});

const puppet = (dial: '4KR' | '2TW') =>
  inStory('upgrade:primeministeralmec', {
    p1: [
      { pilot: 'outerrimsmuggler', at: [100, 200], dial: '2FB', flipped: ['primeministeralmec'] },
      { pilot: 'wedgeantilles', at: [250, 200], dial },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('Maul’s Puppet: after a red maneuver a friend may focus, even stressed; it has no calculate', () => {
  const told = puppet('4KR');
  expect(told.offered()).toEqual(['action:focus:white']);
  expect(told.use().game.tokens('A2')).toEqual({ stress: 1, focus: 1 });
});

test('Maul’s Puppet: not after a white one', () => {
  expect(puppet('2TW').offered()).toEqual([]);
});
