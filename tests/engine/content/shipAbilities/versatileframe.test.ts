import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:versatileframe';
const offers = (dial: '2FB' | '3FW') =>
  flying(CARD, { pilot: 'reapersquadronscout', dial }).until('chooseAction').game.offers('p1');

test('Versatile Frame: a white boost on the bar while the revealed maneuver is blue', () => {
  expect(offers('2FB')).toContain('action:boost:white');
});

test('Versatile Frame: not while it is white', () => {
  expect(offers('3FW')).not.toContain('action:boost:white');
});
