import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (on: 'attacker' | 'defender', locks: readonly string[] = []) =>
  inDuel('upgrade:rosetico', {
    on,
    attacker: on === 'attacker' ? { locks } : {},
    rolls: 'hit focus blank / evade focus blank',
  }).attack();

test('Rose Tico: attacking, any one result is given up for a lock on the defender', () => {
  const told = shot('attacker');
  expect(told.offered().map(key => key.split(':').at(-1))).toEqual(['hit', 'focus', 'blank']);
  const { game } = told.use(':blank');
  expect(game.last('diceCanceled')!.after).toEqual(['hit', 'focus']);
  expect(game.ship('A1').locks).toEqual(['ship:B1']);
});

test('Rose Tico: defending too, on the attacker', () => {
  const { game } = shot('defender').use(':focus');
  expect(game.ship('B1').locks).toEqual(['ship:A1']);
});

test('Rose Tico: once, and not where it is locked already', () => {
  expect(shot('attacker').use(':blank').offered()).toEqual([]);
  expect(shot('attacker', ['B1']).offered()).toEqual([]);
});
