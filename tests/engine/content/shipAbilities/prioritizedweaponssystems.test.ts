import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:prioritizedweaponssystems';
const attacker = { pilot: 'majorvynder-ssl', tokens: { disarm: 1 } } as const;

test('Prioritized Weapons Systems: strained for the disarm token, and it attacks', () => {
  const { game } = inDuel(CARD, { attacker }).use();
  expect(game.tokens('A1')).toEqual({ strain: 1 });
  expect(game.asked('p1')).toBe('chooseAttack');
});

test('Prioritized Weapons Systems: not without a disarm token', () => {
  expect(inDuel(CARD, { attacker: { ...attacker, tokens: {} } }).offered()).toEqual([]);
});
