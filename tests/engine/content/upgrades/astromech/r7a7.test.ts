import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string) => inDuel('upgrade:r7a7', { rolls }).attack();

test('R7-A7: a charge makes a hit a crit, once an attack', () => {
  const told = shot('hit hit blank / blank blank blank').use();
  expect(told.game.last('diceChanged')!.after).toEqual(['crit', 'hit', 'blank']);
  expect(told.game.ship('A1').upgrades[0]!.charges).toBe(2);
  expect(told.offered()).toEqual([]);
});

test('R7-A7: nothing to change without a hit', () => {
  expect(shot('crit focus blank / blank blank blank').offered()).toEqual([]);
});
