import { expect, test } from 'vitest';
import { acting, flying } from '../../../../support/flying';

const CARD = 'upgrade:pushthelimit-talent';

test('Push the Limit: after a red maneuver, strain instead of stress', () => {
  const { game } = flying(CARD, { pilot: 'wedgeantilles', dial: '4KR' }).use();
  expect(game.tokens('A1')).toEqual({ strain: 1 });
});
test('Push the Limit: after a red action too', () => {
  const { game } = acting(CARD, { pilot: 'wedgeantilles', upgrades: ['debrisgambit'] }, 'action:evade:red').use();
  expect(game.tokens('A1')).toEqual({ strain: 1 });
});
test('Push the Limit: not strained, not after a blue maneuver or a white action', () => {
  expect(flying(CARD, { pilot: 'wedgeantilles', dial: '4KR', tokens: { strain: 2 } }).offered()).toEqual([]);
  const blue = flying(CARD, { pilot: 'wedgeantilles', dial: '2FB', tokens: { stress: 2 } });
  expect(blue.offered()).toEqual([]);
});
