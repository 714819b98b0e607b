import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const ROLLS = 'hit blank blank / evade evade blank';

test('Juke: with an evade token, one evade of the defender becomes a focus', () => {
  const { game } = inDuel('upgrade:juke', { attacker: { tokens: { evade: 1 } }, rolls: ROLLS })
    .attack()
    .use();
  expect(game.last('diceChanged')!.after).toEqual(['focus', 'evade', 'blank']);
});

test('Juke: not without the token', () => {
  expect(inDuel('upgrade:juke', { rolls: ROLLS }).attack().offered()).toEqual([]);
});
