import { expect, test } from 'vitest';
import { about } from '../../../../support/card';
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

/** The turn is revealed, and Seasoned Navigator comes first. */
const navigated = (to: string) => {
  const { game } = flying(CARD, { pilot: 'bluesquadronscout', dial: '2TW', upgrades: ['seasonednavigator'] });
  about('upgrade:seasonednavigator', game).use().use(to);
  return about(CARD, game);
};

test('Winged Reversal: what the dial was set to meanwhile is the revealed maneuver', () => {
  expect(navigated('2BB').offered()).toEqual([]);
  const { game } = navigated('2YW').use();
  expect(game.last('maneuverChanged')?.maneuver).toMatch(/^2R/);
});
