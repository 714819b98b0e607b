import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (tokens: object, rolls = 'blank focus blank / blank blank blank') =>
  inDuel('pilot:majorvermeil', { defender: { tokens }, rolls }).attack();
test('Major Vermeil: against no green tokens one blank or focus becomes a hit', () => {
  const { game } = shot({ stress: 1 }).use();
  game.pick('p1', ['die:0']);
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'focus', 'blank']);
});
test('Major Vermeil: not against a green token', () => {
  expect(shot({ evade: 1 }).offered()).toEqual([]);
});
