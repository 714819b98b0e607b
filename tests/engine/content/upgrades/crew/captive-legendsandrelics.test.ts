import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

const shot = (charged: boolean) =>
  inDuel('upgrade:captive-legendsandrelics', {
    on: 'defender',
    first: charged ? [] : [{ do: 'spendCharge', ship: 'ship:B1', card: 'upgrade:captive-legendsandrelics' }],
  }).attack();

test('Captive: declared the defender, a charge depletes the attacker: one die less at once', () => {
  const { game } = shot(true).use();
  expect(game.events('tokenGained')).toMatchObject([{ ship: 'ship:A1', token: 'deplete' }]);
  expect(rolled(game, 'attack')).toBe(2);
});

test('Captive: not without the charge', () => {
  expect(shot(false).offered()).toEqual([]);
});
