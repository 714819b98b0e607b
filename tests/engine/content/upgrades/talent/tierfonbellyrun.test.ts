import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { blockOf } from '../../../../support/duel';

const CARD = 'upgrade:tierfonbellyrun';
const blocked = (weapon: string, rock: string) =>
  blockOf(
    inDuel(CARD, {
      attacker: { pilot: 'hortonsalm', upgrades: ['ioncannonturret'], turret: 'front' },
      rocks: [{ is: rock, at: [457, 260] }],
    }).game,
    'A1',
    'B1',
    weapon,
  );

test('Tierfon Belly Run: special attacks at range 0 of an asteroid, primary ones not', () => {
  expect(blocked('upgrade:ioncannonturret', 'coreasteroid1')).toBe(null);
  expect(blocked('primary:0', 'coreasteroid1')).toMatchObject({ kind: 'onObstacle' });
});
test('Tierfon Belly Run: not at a debris cloud', () => {
  expect(blocked('upgrade:ioncannonturret', 'yt2400debris1')).toMatchObject({ kind: 'onObstacle' });
});
const rerolls = (y: number) =>
  inDuel(CARD, {
    on: 'defender',
    attacker: { locks: ['B1'] },
    rocks: [{ is: 'coreasteroid1', at: [457, y] }],
    rolls: 'hit blank blank / blank blank blank',
  })
    .attack()
    .until('modifyDice')
    .game.offers('p1')
    .filter(key => key.includes('lock'));
test('Tierfon Belly Run: attack dice are not rerolled against it at range 0 of an obstacle', () => {
  expect(rerolls(540)).toEqual([]);
  expect(rerolls(640)).toHaveLength(1);
});
