import { expect, test } from 'vitest';
import { blockOf, duel } from '../../../../support/duel';

const CARD = 'upgrade:twinmissilelauncher-missile';
const armed = () => duel({ attacker: { upgrades: ['twinmissilelauncher-missile'], turret: 'front' } });

test('nobody has the energy that its attacks cost', () => {
  expect(blockOf(armed(), 'A1', 'B1', CARD)).toEqual({ kind: 'card', ship: 'ship:A1', card: CARD });
});

test('other weapons are free to fire', () => {
  expect(blockOf(armed(), 'A1', 'B1', 'primary:0')).toBe(null);
});
