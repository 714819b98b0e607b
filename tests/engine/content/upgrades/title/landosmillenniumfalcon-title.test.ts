import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

const dice = (more: Parameters<typeof inDuel>[1], weapon?: string) =>
  rolled(inDuel('upgrade:landosmillenniumfalcon-title', more).attack(weapon).game, 'attack');

test('Lando’s Millennium Falcon: one die more against a ship with a red or orange token', () => {
  expect(dice({ defender: { tokens: { deplete: 1 } } })).toBe(4);
  expect(dice({ defender: { tokens: { jam: 1 } } })).toBe(4);
});

test('Lando’s Millennium Falcon: not for a green token, or a lock on it', () => {
  expect(dice({ attacker: { locks: ['B1'] }, defender: { tokens: { focus: 1 } } })).toBe(3);
});

test('Lando’s Millennium Falcon: primary attacks only', () => {
  const attacker = { upgrades: ['heavylasercannon'] };
  const cannon = 'target:ship:B1:upgrade:heavylasercannon';
  expect(dice({ attacker, defender: { tokens: { deplete: 1 } } }, cannon)).toBe(4);
});
