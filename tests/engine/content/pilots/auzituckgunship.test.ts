import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';
import { rolled } from '../../../support/duel';
import type { Placed } from '../../../support/scenario';

test('Wullffwarro: damaged, one more die in a primary attack, if he likes', () => {
  const shot = (damage: readonly string[] = ['-fuelleak'], weapon = 'primary:0') =>
    inDuel('pilot:wullffwarro', {
      attacker: { damage, shields: 0, upgrades: ['snapshot'] },
      rolls: 'blank blank blank blank / blank blank blank',
    }).attack(`target:ship:B1:${weapon}`);
  expect(rolled(shot().use().until().game, 'attack')).toBe(4);
  expect(rolled(shot().leave().until().game, 'attack')).toBe(3);
  expect(shot([]).offered()).toEqual([]);
  expect(shot(['-fuelleak'], 'upgrade:snapshot').offered()).toEqual([]);
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
