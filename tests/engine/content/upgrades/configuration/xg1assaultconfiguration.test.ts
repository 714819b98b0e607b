import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { blockOf, rolled } from '../../../../support/duel';

const CARD = 'upgrade:xg1assaultconfiguration';
const WING = { pilot: 'rhosquadronpilot', upgrades: ['heavylasercannon'] } as const;
const HLC = 'upgrade:heavylasercannon';
const duel = (disarm: number) => inDuel(CARD, { range: 2, attacker: { ...WING, tokens: { disarm } } });

test('Xg-1 Assault Configuration: with one disarm token a cannon fires, with three dice at most', () => {
  expect(rolled(duel(1).attack(`target:ship:B1:${HLC}`).game, 'attack')).toBe(3);
});

test('Xg-1 Assault Configuration: without the token all four dice; with two tokens, or the primary weapon, not at all', () => {
  expect(rolled(duel(0).attack(`target:ship:B1:${HLC}`).game, 'attack')).toBe(4);
  expect(blockOf(duel(2).game, 'A1', 'B1', HLC)).toEqual({ kind: 'disarmed' });
  expect(blockOf(duel(1).game, 'A1', 'B1', 'primary:0')).toEqual({ kind: 'disarmed' });
});
