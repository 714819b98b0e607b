import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:wingedreversal-legendsandrelics';

test('Winged Reversal: a turn is flown as a Tallon roll to its side, one step harder', () => {
  const { game } = flying(CARD, { pilot: 'bluesquadronscout', at: [457, 450], dial: '2TW' })
    .use()
    .until('chooseAction');
  expect(game.about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'red' });
  expect([game.ship('A1').pose.heading, game.ship('A1').tokens.strain]).toEqual([180, 1]);
  expect(game.ship('A1').upgrades.find(({ card }) => card === CARD)?.charges).toBe(1);
});

test('Winged Reversal: not for a bank', () => {
  expect(flying(CARD, { pilot: 'bluesquadronscout', dial: '2BB' }).offered()).toEqual([]);
});
