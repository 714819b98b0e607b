import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const fired = (x: number, upgrades: readonly string[] = [], locks: readonly string[] = ['B1']) =>
  inDuel('upgrade:synchronizedconsole', { attacker: { locks }, third: { at: [x, 300], upgrades } }).attack();

test('Synchronized Console: a friend at range 1 may have the lock; with the card too, at range 2', () => {
  for (const { game } of [fired(550).use(), fired(620, ['synchronizedconsole']).use()])
    expect([game.ship('A1').locks, game.ship('A2').locks]).toEqual([[], ['ship:B1']]);
});
test('Synchronized Console: not at range 2 without it, nor touching, nor without a lock', () => {
  expect(fired(620).offered()).toEqual([]);
  expect(fired(497, ['synchronizedconsole']).offered()).toEqual([]);
  expect(fired(550, [], []).offered()).toEqual([]);
});
