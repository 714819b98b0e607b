import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';
import { rolled } from '../../../support/duel';
import type { Placed } from '../../../support/scenario';

test('Wullffwarro: damaged, one more die in a primary attack', () => {
  const dice = (damage: readonly string[]) =>
    rolled(
      inDuel('pilot:wullffwarro', { attacker: { damage, shields: 0 } })
        .attack()
        .until().game,
      'attack',
    );
  expect([dice(['-fuelleak']), dice([])]).toEqual([4, 3]);
});

const shot = (third: Partial<Placed>) =>
  inDuel('pilot:lowhhrick', { on: 'enemy', third, rolls: 'hit hit hit / blank blank blank' }).attack();
test('Lowhhrick: a reinforce token spent is an evade token for who defends', () => {
  const { game } = shot({ tokens: { reinforceFore: 1 } }).use();
  expect(game.tokens('B1')).toEqual({ evade: 1 });
  expect(game.tokens('B2')).toEqual({});
});
test('Lowhhrick: not without one, nor at range 2', () => {
  expect(shot({ tokens: { focus: 1 } }).offered()).toEqual([]);
  expect(shot({ tokens: { reinforceAft: 1 }, at: [660, 500] }).offered()).toEqual([]);
});
