import { expect, test } from 'vitest';
import { acting } from '../../../support/flying';

const CARD = 'shipAbility:adaptativemicrothrusters';
const rolls = (charges: number) =>
  acting(CARD, { pilot: 'princexizor-armedanddangerous', charges }, 'action:barrelRoll:white').game;

test('Adaptative Microthrusters: a charge for a bank, none for the straight', () => {
  const game = rolls(3);
  expect(game.offers('p1')).toHaveLength(18);
  expect(game.choose('p1', 'roll:left:1bankRight:middle').events('chargeSpent')).toHaveLength(1);
  expect(rolls(3).choose('p1', 'roll:left:middle').events('chargeSpent')).toEqual([]);
});

test('Adaptative Microthrusters: without a charge only the straight', () => {
  expect(rolls(0).offers('p1')).toHaveLength(6);
});
