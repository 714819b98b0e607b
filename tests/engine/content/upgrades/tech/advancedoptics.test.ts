import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const rolls = 'blank blank hit / blank blank blank';

test('Advanced Optics: a focus token turns one blank into a hit', () => {
  const { game } = inDuel('upgrade:advancedoptics', { attacker: { tokens: { focus: 1 } }, rolls })
    .attack()
    .use();
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'blank', 'hit']);
  expect(game.tokens('A1')).toEqual({});
});
test('Advanced Optics: a calculate token does not', () => {
  expect(
    inDuel('upgrade:advancedoptics', { attacker: { tokens: { calculate: 1 } }, rolls })
      .attack()
      .offered(),
  ).toEqual([]);
});
