import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (range: 1 | 2) =>
  inDuel('upgrade:bokatankryze', { range, rolls: 'blank blank blank blank / blank blank blank' }).attack();

test('Bo-Katan Kryze: at range 1 one attack die may be rerolled', () => {
  const { game } = shot(1).use();
  game.pick('p1', ['die:0']);
  expect(game.last('diceRerolled')).toMatchObject({ kind: 'attack', dice: [0] });
});

test('Bo-Katan Kryze: not at range 2', () => {
  expect(shot(2).offered()).toEqual([]);
});
