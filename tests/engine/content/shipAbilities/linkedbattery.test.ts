import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:linkedbattery';
const attacker = { pilot: 'starkillerbasepilot', upgrades: ['ioncannon'] } as const;

test('Linked Battery: a cannon rolls one die more', () => {
  expect(
    inDuel(CARD, { attacker }).attack('target:ship:B1:upgrade:ioncannon').game.events('diceRolled')[0]!.faces,
  ).toHaveLength(4);
});

test('Linked Battery: the primary weapon does not', () => {
  expect(inDuel(CARD, { attacker }).attack().game.events('diceRolled')[0]!.faces).toHaveLength(4);
});
