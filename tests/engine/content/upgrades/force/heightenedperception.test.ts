import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:heightenedperception';
const duel = (force: number) =>
  inDuel(CARD, { attacker: { pilot: 'lukeskywalker', force }, defender: { pilot: 'soontirfel' }, firstPlayer: 'p2' });

test('Heightened Perception: for a Force it engages before an ace of initiative 6', () => {
  const { game } = duel(1).use().until('chooseAttack');
  expect(game.ship('A1').force).toBe(0);
  expect(game.events('initiativeReached').map(({ initiative }) => initiative)).toEqual([7]);
  expect(game.asked('p1')).toBe('chooseAttack');
});
test('Heightened Perception: left alone, at its own; without a Force it is not offered', () => {
  const { game } = duel(1).leave().until('chooseAttack');
  expect(game.events('initiativeReached').map(({ initiative }) => initiative)).toEqual([6]);
  expect(duel(0).offered()).toEqual([]);
});
