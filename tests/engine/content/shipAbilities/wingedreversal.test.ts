import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:wingedreversal';
const BO = { pilot: 'bokatankryze-armedanddangerous' } as const;

test('Winged Reversal: a turn is flown as a Tallon roll to its side, one step harder', () => {
  const { game } = flying(CARD, { ...BO, dial: '2TW' })
    .use()
    .until('chooseAction');
  expect(game.about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'red' });
  expect([game.ship('A1').charges, game.ship('A1').pose.heading, game.ship('A1').tokens.strain]).toEqual([1, 180, 1]);
});

test('Winged Reversal: not for a bank', () => {
  expect(flying(CARD, { ...BO, dial: '2BB' }).offered()).toEqual([]);
});
