import { expect, test } from 'vitest';
import { acting } from '../../../support/flying';

const CARD = 'shipAbility:vectoredthrusters';

test('Vectored Thrusters: after an action, a red boost', () => {
  expect(acting(CARD, { pilot: 'greensquadronpilot' }, 'action:evade:white').offered()).toEqual(['action:boost:red']);
});

test('Vectored Thrusters: not if the action was a boost', () => {
  const told = acting(CARD, { pilot: 'greensquadronpilot' }, 'action:boost:white');
  told.game.choose('p1', 'boost:straight');
  expect(told.offered()).toEqual([]);
});
