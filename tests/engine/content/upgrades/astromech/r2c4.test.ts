import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (evade: number) =>
  inDuel('upgrade:r2c4', { attacker: { tokens: { evade } }, rolls: 'focus focus blank / blank blank blank' }).attack();

test('R2-C4: an evade token turns a focus into a hit', () => {
  const { game } = shot(1).use();
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'focus', 'blank']);
  expect(game.tokens('A1')).toEqual({});
});

test('R2-C4: not without the token', () => expect(shot(0).offered()).toEqual([]));
