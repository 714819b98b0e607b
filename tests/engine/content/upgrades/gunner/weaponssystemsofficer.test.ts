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
