import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (tokens: object) =>
  inDuel('pilot:captainferoph', { on: 'defender', attacker: { tokens }, rolls: 'hit blank blank / blank' }).attack();

test('Captain Feroph: a blank becomes an evade if the attacker has no green token', () => {
  const { game } = shot({ stress: 1 }).use();
  expect(game.last('diceChanged')!.after).toEqual(['evade']);
});

test('Captain Feroph: not against an attacker with one', () => {
  expect(shot({ calculate: 1 }).offered()).toEqual([]);
});
