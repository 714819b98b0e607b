import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (force: number) =>
  inDuel('upgrade:fifthbrother', { attacker: { force }, rolls: 'focus hit blank / blank blank blank' }).attack();

test('Fifth Brother: a Force turns a focus into a crit', () => {
  const { game } = shot(1).use();
  expect(game.last('diceChanged')!.after).toEqual(['crit', 'hit', 'blank']);
  expect(game.ship('A1').force).toBe(0);
});

test('Fifth Brother: not without Force', () => expect(shot(0).offered()).toEqual([]));
