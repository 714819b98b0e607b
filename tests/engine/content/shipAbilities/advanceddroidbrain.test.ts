import { expect, test } from 'vitest';
import { acting } from '../../../support/flying';

const CARD = 'shipAbility:advanceddroidbrain';

test('Advanced Droid Brain: a calculate action brings two tokens', () => {
  const { game } = acting(CARD, { pilot: 'ig88d' }, 'action:calculate:white');
  expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['calculate', 'calculate']);
});

test('Advanced Droid Brain: an evade action brings none', () => {
  const { game } = acting(CARD, { pilot: 'ig88d' }, 'action:evade:white');
  expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['evade']);
});
