import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:controlledailerons';

test('Controlled Ailerons: it may boost before it reveals its dial', () => {
  const told = flying(CARD, { pilot: 'scarifbasepilot' });
  expect(told.offered()).toEqual(['boost:left', 'boost:straight', 'boost:right']);
  expect(told.leave().game.about('A1', 'shipMoved')).toMatchObject({ how: 'maneuver' });
});

test('Controlled Ailerons: not while stressed', () => {
  expect(flying(CARD, { pilot: 'scarifbasepilot', tokens: { stress: 1 } }).offered()).toEqual([]);
});
