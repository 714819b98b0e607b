import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (tokens: object) =>
  inDuel('upgrade:landocalrissian-crew', {
    attacker: { tokens },
    rolls: 'blank blank blank / blank blank blank',
  }).attack();

test('Lando Calrissian (Scum crew): a green token of choice rerolls up to two dice, as soon as they are rolled', () => {
  const told = shot({ evade: 1, focus: 1 });
  expect(told.offered().map(key => key.split(':').at(-1))).toEqual(['focus', 'evade']);
  const { game } = told.use(':evade');
  game.pick('p1', ['die:0', 'die:1']);
  expect(game.last('diceRerolled')!.dice).toEqual([0, 1]);
  expect(game.tokens('A1')).toEqual({ focus: 1 });
  expect(told.offered()).toEqual([]);
});

test('Lando Calrissian (Scum crew): not without a green token', () => {
  expect(shot({ stress: 1 }).offered()).toEqual([]);
});
