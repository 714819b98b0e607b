import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (on: 'attacker' | 'defender') =>
  inDuel('pilot:bossk-armedanddangerous', { on, rolls: 'crit blank blank / blank blank blank' }).attack();

test('Bossk, armed and dangerous, gives a crit for two hits', () => {
  expect(shot('attacker').use().game.last('diceAdded')!.faces).toEqual(['hit', 'hit']);
});

test('Bossk, armed and dangerous: not while defending', () => {
  expect(shot('defender').offered()).toEqual([]);
});
