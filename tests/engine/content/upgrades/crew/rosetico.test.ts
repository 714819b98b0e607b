import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

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

test('Rose Tico: a remote that she attacks is an enemy ship to her', () => {
  const told = inStory('upgrade:rosetico', {
    phase: 'engagement',
    p1: [{ pilot: 'wedgeantilles', at: [457, 300] }],
    p2: [{ pilot: 'academypilot', at: [100, 850] }],
    devices: [{ is: 'sensorbuoy', at: [457, 450], owner: 'p2' }],
    dice: ['hit', 'focus', 'blank'],
  });
  told.game.choose('p1', 'target:token:1:primary:0');
  expect(told.use(':blank').game.ship('A1').locks).toEqual(['token:1']);
});
