import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

const shot = (third: Partial<Placed>, rolls = 'hit focus blank / blank blank blank') =>
  inDuel('pilot:gavindarklighter', { on: 'wingman', third, rolls }).attack();

test('Gavin Darklighter: a friend’s hit becomes a crit against who is in his front arc', () => {
  const { game } = shot({ at: [520, 300] }).use();
  expect(game.last('diceChanged')!.after).toEqual(['crit', 'focus', 'blank']);
});
test('Gavin Darklighter: his own, too', () => {
  const told = inDuel('pilot:gavindarklighter', { rolls: 'hit hit blank / blank blank blank' }).attack().use();
  expect(told.game.last('diceChanged')!.after).toContain('crit');
});
test('Gavin Darklighter: not against who is behind him, nor without a hit', () => {
  expect(shot({ at: [520, 700] }).offered()).toEqual([]);
  expect(shot({ at: [520, 300] }, 'focus focus blank / blank blank blank').offered()).toEqual([]);
});
