import { expect, test } from 'vitest';
import { acting } from '../../../support/flying';

const CARD = 'shipAbility:leavenoonebehind';
const transport = (friend: string, at: readonly [number, number] = [540, 330]) =>
  acting(CARD, { pilot: 'pammichnerrogoode-evacuationofdqar' }, 'action:focus:white', {
    p1: [
      { pilot: 'pammichnerrogoode-evacuationofdqar', at: [457, 300], dial: '1FB' },
      { pilot: friend, at, dial: '2FB' },
    ],
  });

test('Leave No One Behind: a stress token, and a small friend may deplete itself to boost', () => {
  const told = transport('poedameron-evacuationofdqar');
  expect(told.offered()).toEqual(['action:boost:white']);
  const { game } = told.use();
  expect(game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
  game.choose('p1', 'boost:straight');
  expect(game.events('tokenGained').filter(({ ship }) => ship === 'ship:A2')).toMatchObject([{ token: 'deplete' }]);
});

test('Leave No One Behind: not for a larger friend, nor one at range 2', () => {
  expect(transport('poedameron-evacuationofdqar', [680, 380]).offered()).toEqual([]);
  expect(transport('chewbacca').offered()).toEqual([]);
});
