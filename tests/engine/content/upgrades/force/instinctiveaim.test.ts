import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

const TORPEDO = 'target:ship:B1:upgrade:protontorpedoes';
const armed = (force: number, more: Partial<Placed> = {}) =>
  inDuel('upgrade:instinctiveaim', {
    attacker: { pilot: 'lukeskywalker', upgrades: ['protontorpedoes'], force, ...more },
  });

test('a Force instead of the lock', () => {
  const { game } = armed(1).attack(TORPEDO);
  expect(game.ship('A1').force).toBe(0);
  expect(game.last('attackDeclared')).toMatchObject({ weapon: 'upgrade:protontorpedoes' });
});
test('with a lock it costs none', () => {
  expect(
    armed(1, { locks: ['B1'] })
      .attack(TORPEDO)
      .game.ship('A1').force,
  ).toBe(1);
});
test('not without Force, and not without a charge', () => {
  expect(armed(0).game.offers('p1')).not.toContain(TORPEDO);
  const spend = { do: 'spendCharge', ship: 'ship:A1', card: 'upgrade:protontorpedoes' } as const;
  const empty = inDuel('upgrade:instinctiveaim', {
    attacker: { pilot: 'lukeskywalker', upgrades: ['protontorpedoes'], force: 1 },
    first: [spend, spend],
  });
  expect(empty.game.offers('p1')).not.toContain(TORPEDO);
});
