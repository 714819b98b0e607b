import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';
import { flying } from '../../../support/flying';
import type { Placed } from '../../../support/scenario';

const lyttan = (at: readonly [number, number], heading = 180) =>
  inDuel('pilot:lyttandree', {
    on: 'wingman',
    third: { at },
    defender: { heading },
    rolls: 'blank blank blank / blank blank blank',
  }).attack();
test('Lyttan Dree: a friend rerolls a die if he is beside the defender', () => {
  expect(lyttan([560, 480]).use().game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 1 });
});
test('Lyttan Dree: not from before the defender, nor beyond range 2 of the friend', () => {
  expect(lyttan([457, 380]).offered()).toEqual([]);
  expect(lyttan([700, 500]).offered()).toEqual([]);
});

const rampage = (
  dial: '3FB' | '2FB',
  turret: 'front' | 'rear' = 'front',
  damage: readonly string[] = [],
  y = dial === '3FB' ? 580 : 540,
) =>
  flying(
    'pilot:rampage',
    { pilot: 'rampage', dial, turret, damage },
    { p2: [{ pilot: 'wedgeantilles', at: [457, y], dial: '2FB', heading: 180 }] },
  );
test('“Rampage”: after a speed 3 maneuver a ship ahead in the turret arc is strained, twice if it is damaged', () => {
  expect(rampage('3FB').use('ship:B1').game.tokens('B1')).toMatchObject({ strain: 1 });
  expect(rampage('3FB', 'front', ['-fuelleak']).use('ship:B1').game.tokens('B1')).toMatchObject({ strain: 2 });
});
test('“Rampage”: not behind the turret, nor at range 2, nor after speed 2', () => {
  expect(rampage('3FB', 'front', [], 700).offered()).toEqual([]);
  expect(rampage('3FB', 'rear').offered()).toEqual([]);
  expect(rampage('2FB').offered()).toEqual([]);
});

const CLOSE: Partial<Placed> = { at: [520, 480] };
const ubbel = (rolls: string, defender: object = {}, third: Partial<Placed> = CLOSE) =>
  inDuel('pilot:flightleaderubbel', {
    on: 'enemy',
    third: { ...third, turret: 'front' },
    defender,
    rolls,
  }).attack();
test('Flight Leader Ubbel: a friend that was dealt a damage card is avenged', () => {
  const told = ubbel('hit blank blank / blank blank blank');
  expect(told.offered().every(key => key.startsWith('target:ship:A1:'))).toBe(true);
  const { game } = told.use().until();
  expect(game.events('attackPerformed')[1]).toMatchObject({ attacker: 'ship:B2', defender: 'ship:A1', bonus: true });
});
test('Flight Leader Ubbel: not for a friend at range 3', () => {
  const beside = (x: number) => ubbel('hit blank blank / blank blank blank', {}, { at: [x, 380], heading: 270 });
  expect(beside(690).offered()).not.toEqual([]);
  expect(beside(770).offered()).toEqual([]);
});
test('Flight Leader Ubbel: not for a miss, nor for a shield', () => {
  expect(ubbel('blank blank blank / blank blank blank').offered()).toEqual([]);
  expect(ubbel('hit blank blank / blank blank blank', { pilot: 'darthvader', shields: 2 }).offered()).toEqual([]);
});
