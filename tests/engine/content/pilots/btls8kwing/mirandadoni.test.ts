import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

const shot = (shields: number, range: 0 | 2 = 2, weapon = 'primary:0') =>
  inDuel('pilot:mirandadoni', {
    range,
    attacker: { shields, turret: 'front', upgrades: ['protontorpedoes'], locks: ['B1'] },
  }).attack(`target:ship:B1:${weapon}`);

test('Miranda Doni: a shield for one more die', () => {
  const { game } = shot(1).use().until();
  expect([rolled(game, 'attack'), game.ship('A1').shields]).toEqual([3, 0]);
});
test('Miranda Doni: without shields one die fewer for a shield', () => {
  const { game } = shot(0).use().until();
  expect([rolled(game, 'attack'), game.ship('A1').shields]).toEqual([1, 1]);
});
test('Miranda Doni: one of them an attack, and she may let it be', () => {
  expect(shot(1).use().offered()).toEqual([]);
  expect(rolled(shot(0).leave().until().game, 'attack')).toBe(2);
});
test('Miranda Doni: not with torpedoes, and no die more at range 0', () => {
  expect(shot(1, 2, 'upgrade:protontorpedoes').offered()).toEqual([]);
  expect(shot(0, 2, 'upgrade:protontorpedoes').offered()).toEqual([]);
  expect(shot(1, 0).offered()).toEqual([]);
  expect(shot(0, 0).offered()).toHaveLength(1);
});
test('Miranda Doni: the shield that has come back is not spent in the same attack', () => {
  expect(shot(0).use().offered()).toEqual([]);
});
