import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ends = (dial: '2FB' | '3FW', tokens: object, x = 250) =>
  inStory('upgrade:pz4co', {
    p1: [
      { pilot: 'wedgeantilles', at: [100, 200], dial, tokens },
      { pilot: 'wedgeantilles', at: [x, 250], dial: '2FB' },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('PZ-4CO: hands on a calculate token, or a focus after a blue dial', () => {
  const told = ends('2FB', { calculate: 1, focus: 1 });
  expect(told.offered()).toEqual(['use:upgrade:pz4co:calculate:ship:A2', 'use:upgrade:pz4co:focus:ship:A2']);
  const { game } = told.use('focus:ship:A2');
  expect(game.about('A2', 'tokenGained')).toMatchObject({ token: 'focus' });
  expect(game.events('tokenRemoved')[0]).toMatchObject({ ship: 'ship:A1', token: 'focus' });
});

test('PZ-4CO: after a white dial no focus; nobody beyond range 2', () => {
  expect(ends('3FW', { calculate: 1, focus: 1 }).offered()).toEqual(['use:upgrade:pz4co:calculate:ship:A2']);
  expect(ends('2FB', { calculate: 1 }, 600).offered()).toEqual([]);
});
