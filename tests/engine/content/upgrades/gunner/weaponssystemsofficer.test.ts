import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const armed = (more: object = {}) =>
  inDuel('upgrade:weaponssystemsofficer', {
    attacker: { upgrades: ['protontorpedoes'], locks: ['B1'], ...more },
    rolls: 'hit blank blank blank / evade evade evade',
  });

test('Weapons Systems Officer: after a torpedo that asks for a lock, the defender may be locked', () => {
  const { game } = armed({ locks: ['B1'] })
    .attack('target:ship:B1:upgrade:protontorpedoes')
    .use();
  expect(game.about('A1', 'lockAcquired')).toMatchObject({ object: 'ship:B1' });
});

test('Weapons Systems Officer: not after a primary attack', () => {
  expect(armed().attack().offered()).toEqual([]);
});

test('Weapons Systems Officer: not a remote that has left', () => {
  const told = inDuel('upgrade:weaponssystemsofficer', {
    attacker: { upgrades: ['protontorpedoes'], locks: ['token:1'] },
    defender: { at: [800, 800] },
    devices: [{ is: 'drk1probedroid', at: [457, 500], owner: 'p2' }],
    rolls: 'hit hit hit hit / blank blank blank',
  }).attack('target:token:1:upgrade:protontorpedoes');
  expect(told.offered()).toEqual([]);
});
