import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (stress: number) =>
  inDuel('upgrade:lattsrazzi', {
    on: 'defender',
    attacker: { tokens: { stress } },
    rolls: 'hit hit hit / focus blank blank',
  }).attack();

test('Latts Razzi: the attacker loses a stress token and a blank or focus becomes an evade', () => {
  const { game } = shot(1).use();
  game.pick('p2', ['die:1']);
  expect(game.last('diceChanged')!.after).toEqual(['focus', 'evade', 'blank']);
  expect(game.tokens('A1')).toEqual({});
  expect(game.about('A1', 'tokenRemoved')).toMatchObject({ token: 'stress', spent: false });
});

test('Latts Razzi: not against an unstressed attacker', () => {
  expect(shot(0).offered()).toEqual([]);
});
