import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string) => inDuel('upgrade:c3po-epicsl', { on: 'defender', rolls }).attack();

test('C-3PO (epic loadout): a strain token makes one result an evade', () => {
  const { game } = shot('hit hit hit / focus focus evade').use();
  expect(game.last('diceChanged')!.after).toEqual(['evade', 'focus', 'evade']);
  expect(game.tokens('B1')).toEqual({ strain: 1 });
});

test('C-3PO (epic loadout): not where all are evades', () => {
  expect(shot('hit hit hit / evade evade evade').offered()).toEqual([]);
});
