import { expect, test } from 'vitest';
import { acting } from '../../../support/flying';

const CARD = 'shipAbility:intuitiveinterface';
const YWING = { pilot: 'newrepublicpatrol', upgrades: ['engineupgrade'] };

test('Intuitive Interface: after a boost that a modification brought, a calculate action', () => {
  const told = acting(CARD, YWING, 'action:boost:white');
  told.game.choose('p1', 'boost:straight');
  expect(told.offered()).toEqual(['action:calculate:white']);
});

test('Intuitive Interface: not after an action of its own bar', () => {
  expect(acting(CARD, YWING, 'action:focus:white').offered()).toEqual([]);
});
