import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flown = (dial: '4KR' | '4FW', b1: readonly [number, number]) =>
  inStory('upgrade:r4p44', {
    phase: 'activation',
    firstPlayer: 'p2',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial }],
    p2: [{ pilot: 'wedgeantilles', at: b1, dial: '2FB' }],
  })
    .until('chooseAction')
    .game.tokens('A1');

test('R4-P44: a red maneuver, and an enemy in the bullseye, bring a calculate token', () => {
  expect(flown('4KR', [457, 200])).toEqual({ stress: 1, calculate: 1 });
});

test('R4-P44: not with nobody in the bullseye, nor after a white maneuver', () => {
  expect(flown('4KR', [700, 200])).toEqual({ stress: 1 });
  expect(flown('4FW', [457, 750])).toEqual({});
});
