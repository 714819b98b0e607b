import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

type At = readonly [number, number];
const shot = (rolls: string, at: At = [500, 500], range: 1 | 2 = 2) =>
  inDuel('pilot:biggsdarklighter', { on: 'enemy', range, third: { at, heading: 180 }, rolls }).attack();

test('Biggs Darklighter suffers a crit, and one crit of the attack is canceled', () => {
  const { game } = shot('hit crit blank / blank blank blank').use(':crit');
  expect(game.last('diceCanceled')!.after).toEqual(['hit', 'blank']);
  expect(game.ship('B2').shields).toBe(1);
});

test('Biggs Darklighter: one result an attack, before evades are compared', () => {
  const told = shot('hit crit hit / evade blank blank');
  expect(told.offered()).toHaveLength(2);
  expect(told.use(':hit').offered()).toEqual([]);
  expect(told.game.last('diceCanceled')!.faces).toEqual(['hit']);
});

test('Biggs Darklighter: not where there is nothing to cancel, not outside the attack arc, not for himself', () => {
  expect(shot('focus blank blank / blank blank blank').offered()).toEqual([]);
  // Both at range 1 of the defender, one of them beside the arc.
  expect(shot('hit hit hit hit / blank blank blank', [500, 470], 1).offered()).toHaveLength(1);
  expect(shot('hit hit hit hit / blank blank blank', [560, 360], 1).offered()).toEqual([]);
  expect(
    inDuel('pilot:biggsdarklighter', { on: 'defender', rolls: 'hit hit hit / blank blank' }).attack().offered(),
  ).toEqual([]);
});
