import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:intuitivecontrols';

test('Intuitive Controls: in the System Phase a purple barrel roll or boost', () => {
  const told = flying(CARD, { pilot: 'jedigeneral' }, { phase: 'system' });
  expect(told.offered()).toEqual(['action:barrelRoll:purple', 'action:boost:purple']);
  expect(told.use('boost:purple').game.ship('A1').force).toBe(1);
});

test('Intuitive Controls: not without Force', () => {
  expect(flying(CARD, { pilot: 'jedigeneral', force: 0 }, { phase: 'system' }).offered()).toEqual([]);
});
