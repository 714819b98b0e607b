import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const felled = (at: readonly [number, number], rolls = 'hit hit hit / blank blank blank') =>
  inDuel('upgrade:agentterex-crew', {
    on: 'wingman',
    third: { at },
    defender: { damage: ['-fuelleak', '-fuelleak'] },
    rolls,
  })
    .attack()
    .until('chooseAttack')
    .game.events('tokenGained');

test('Agent Terex (loadout): an attacker at range 1-2 that destroyed a ship gains a focus token', () => {
  expect(felled([560, 300])).toMatchObject([{ ship: 'ship:A1', token: 'focus' }]);
});

test('Agent Terex (loadout): not at range 3, nor if the ship survives', () => {
  expect(felled([760, 300])).toEqual([]);
  expect(felled([560, 300], 'hit blank blank / evade blank blank')).toEqual([]);
});
