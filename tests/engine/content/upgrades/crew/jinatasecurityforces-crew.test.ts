import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:jinatasecurityforces-crew';
const FOCUSED = { tokens: { focus: 1 } };

test('Jinata Security Forces: a focus token makes one blank a hit', () => {
  const { game } = inDuel(CARD, { attacker: FOCUSED, rolls: 'blank blank focus / blank blank blank' }).attack().use();
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'blank', 'focus']);
  expect(game.tokens('A1')).toEqual({});
});

test('Jinata Security Forces: defending, an evade', () => {
  const { game } = inDuel(CARD, { on: 'defender', defender: FOCUSED, rolls: 'hit hit hit / blank blank blank' })
    .attack()
    .use();
  expect(game.last('diceChanged')!.after).toEqual(['evade', 'blank', 'blank']);
});

test('Jinata Security Forces: not without the token, nor a focus result', () => {
  expect(inDuel(CARD, { rolls: 'blank blank focus' }).attack().offered()).toEqual([]);
  expect(inDuel(CARD, { attacker: FOCUSED, rolls: 'focus hit hit' }).attack().offered()).toEqual([]);
});
