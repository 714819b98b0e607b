import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:sensitivecontrols';
const TIE = { pilot: 'sigma4-battleofyavin' };

test('Sensitive Controls: in the System Phase a red barrel roll or boost', () => {
  const told = flying(CARD, TIE, { phase: 'system' });
  expect(told.offered()).toEqual(['action:barrelRoll:red', 'action:boost:red']);
  told.use('boost:red');
  told.game.choose('p1', 'boost:straight');
  expect(told.game.events('tokenGained')).toMatchObject([{ ship: 'ship:A1', token: 'stress' }]);
});

test('Sensitive Controls: not while more stressed than its Primed Thrusters bear', () => {
  expect(flying(CARD, { ...TIE, tokens: { stress: 3 } }, { phase: 'system' }).offered()).toEqual([]);
});
