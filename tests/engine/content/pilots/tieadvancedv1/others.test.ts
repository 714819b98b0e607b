import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

const CARD = 'pilot:grandinquisitor';
const defends = (range: 1 | 2, force = 1, upgrades: readonly string[] = []) =>
  inDuel(CARD, { on: 'defender', range, defender: { force }, attacker: { upgrades, locks: ['B1'] } });

test('Grand Inquisitor: a Force denies the range 1 bonus', () => {
  const told = defends(1).attack().use();
  expect([rolled(told.game, 'attack'), told.game.ship('B1').force]).toEqual([3, 0]);
  expect(rolled(defends(1).attack().leave().game, 'attack')).toBe(4);
});
test('Grand Inquisitor: not at range 2, nor against ordnance', () => {
  expect(defends(2).attack().offered()).toEqual([]);
  expect(defends(1, 1, ['protonrockets']).attack('target:ship:B1:primary:0').offered()).not.toEqual([]);
  expect(defends(1, 1, ['advprotontorpedoes']).attack('target:ship:B1:upgrade:advprotontorpedoes').offered()).toEqual(
    [],
  );
});
const attacks = (range: 1 | 2 | 3, force = 1) => inDuel(CARD, { range, attacker: { force } }).attack();
test('Grand Inquisitor: a Force takes the range 1 bonus at range 2-3', () => {
  for (const range of [2, 3] as const) {
    expect(rolled(attacks(range).use().game, 'attack')).toBe(3);
    expect(rolled(attacks(range).leave().game, 'attack')).toBe(2);
  }
});
test('Grand Inquisitor: it is there at range 1 anyway; not without Force', () => {
  expect(attacks(1).offered()).toEqual([]);
  expect(attacks(2, 0).offered()).toEqual([]);
});

const fifth = (rolls: string, force = 2) => inDuel('pilot:fifthbrother', { attacker: { force }, rolls }).attack();
test('Fifth Brother: two Force add a crit to an attack that hit', () => {
  const { game } = fifth('hit blank / blank blank blank').use().until();
  expect(game.events('damageSuffered').map(({ damage }) => damage)).toEqual(['hit', 'crit']);
  expect(game.last('forceSpent')).toMatchObject({ count: 2 });
});
test('Fifth Brother: not to one that missed, nor for one Force', () => {
  expect(fifth('hit blank / evade blank blank').offered()).toEqual([]);
  expect(fifth('hit blank / blank blank blank', 1).offered()).toEqual([]);
});
