import { expect, test } from 'vitest';
import { acting } from '../../../support/flying';

const CARD = 'shipAbility:autothrusters';

test('Autothrusters: after a focus, a red barrel roll or boost', () => {
  const told = acting(CARD, { pilot: 'firstordertestpilot' }, 'action:focus:white');
  expect(told.offered()).toEqual(['action:barrelRoll:red', 'action:boost:red']);
  told.use('boost:red');
  told.game.choose('p1', 'boost:straight');
  expect(told.game.about('A1', 'tokenGained')).toMatchObject({ token: 'stress' });
});

test('Autothrusters: not while stressed, and not twice the same', () => {
  const told = acting(CARD, { pilot: 'firstordertestpilot' }, 'action:boost:white');
  told.game.choose('p1', 'boost:straight');
  expect(told.offered()).toEqual(['action:barrelRoll:red']);
  expect(acting(CARD, { pilot: 'firstordertestpilot' }, 'pass').offered()).toEqual([]);
});
