import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (stress: number) =>
  inDuel('upgrade:bt1', { defender: { tokens: { stress } }, rolls: 'hit hit hit / blank blank blank' }).attack();

test('BT-1: one hit becomes a crit for each stress token of the defender', () => {
  expect(shot(2).use().game.last('diceChanged')!.after).toEqual(['crit', 'crit', 'hit']);
});

test('BT-1: nothing against a ship without stress', () => expect(shot(0).offered()).toEqual([]));
