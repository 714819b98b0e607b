import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const fallen = (at: readonly [number, number]) =>
  inDuel('upgrade:leiaorgana-crew', {
    on: 'enemy',
    third: { at },
    defender: { shields: 0, damage: ['-fuelleak', '-fuelleak'] },
    rolls: 'hit hit hit / blank blank blank',
  }).attack();

test('Leia Organa (standard loadout): a friend near her is destroyed and another may boost or focus', () => {
  const told = fallen([520, 520]);
  expect(told.offered()).toEqual(['action:boost:white', 'action:focus:white']);
  expect(told.use('focus:white').game.tokens('B2')).toEqual({ focus: 1 });
});

test('Leia Organa (standard loadout): not beyond range 3', () => {
  expect(fallen([50, 900]).offered()).toEqual([]);
});
