import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:patience';
const told = (heading: number, force: number) =>
  inDuel(CARD, { attacker: { pilot: 'lukeskywalker', heading, force }, defender: { at: [457, 600] } });

test('Patience: a deplete token for a Force, with an enemy in the front arc', () => {
  const { game } = told(0, 1).use();
  expect(game.tokens('A1')).toEqual({ deplete: 1 });
  expect(game.ship('A1').force).toBe(2);
});
test('Patience: not with the enemy behind, nor with all its Force', () => {
  expect(told(180, 1).offered()).toEqual([]);
  expect(told(0, 2).offered()).toEqual([]);
});
