import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (third: object) =>
  inDuel('upgrade:wolfpack', { on: 'enemy', third, rolls: 'blank blank blank / blank blank blank' }).attack();

test('Wolfpack: a friend that defended may be strained to lock the attacker', () => {
  const { game } = shot({ at: [520, 520] }).use();
  expect(game.ship('B1').locks).toEqual(['ship:A1']);
  expect(game.tokens('B1')).toEqual({ strain: 1 });
});

test('Wolfpack: not where the attacker is out of the firing arc, nor for a friend beyond range 3', () => {
  expect(shot({ at: [457, 20], heading: 0 }).offered()).toEqual([]);
  expect(shot({ at: [520, 520], heading: 0 }).offered()).toEqual([]);
});
