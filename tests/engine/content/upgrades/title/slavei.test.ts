import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:slavei';
const flown = (dial: '2BW' | '2TW' | '2FB') => flying(CARD, { pilot: 'bountyhunter', dial });

test('Slave I: a bank to the left becomes one to the right, of the same speed', () => {
  const told = flown('2BW');
  expect(told.offered()).toEqual([`use:${CARD}:2NW`]);
  const { game } = told.use();
  expect([game.ship('A1').dial, game.last('maneuverExecuted')?.maneuver]).toEqual(['2NW', '2NW']);
});

test('Slave I: or stays what it was', () => {
  expect(flown('2TW').leave().game.last('maneuverExecuted')?.maneuver).toBe('2TW');
});

test('Slave I: not a straight', () => expect(flown('2FB').offered()).toEqual([]));

test('Slave I: what another card has turned the dial to goes the other way', () => {
  const told = flying(CARD, { pilot: 'bountyhunter', dial: '2BW', upgrades: ['seasonednavigator'] });
  told.offered();
  told.game.choose('p1', 'ability:ship:A1:upgrade:seasonednavigator:after:reveal:after:reveal');
  told.game.choose('p1', 'use:upgrade:seasonednavigator:2TW');
  expect(told.offered()).toEqual([`use:${CARD}:2YW`]);
});
