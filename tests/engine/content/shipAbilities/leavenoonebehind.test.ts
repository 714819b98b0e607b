import { expect, test } from 'vitest';
import { acting } from '../../../support/flying';

const CARD = 'shipAbility:leavenoonebehind';
const transport = (stress: number, friend: string) => {
  const ship = { pilot: 'pammichnerrogoode-evacuationofdqar', dial: '1FB' } as const;
  return acting(CARD, ship, 'action:lock:white', {
    p1: [
      { ...ship, at: [457, 300], tokens: { stress } },
      { pilot: friend, at: [540, 330], dial: '2FB' },
    ],
  });
};

test('Leave No One Behind: a stress token, and a small friend may deplete itself to boost', () => {
  const told = transport(0, 'poedameron-evacuationofdqar');
  told.game.choose('p1', 'ship:B1');
  expect(told.offered()).toEqual([`use:${CARD}:ship:A2`]);
});
