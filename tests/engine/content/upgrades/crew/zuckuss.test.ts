import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (stress: number) =>
  inDuel('upgrade:zuckuss', {
    attacker: { tokens: { stress } },
    rolls: 'hit hit hit / evade evade blank / blank',
  }).attack();

test('Zuckuss (crew): stressed, the defender rerolls the die of his choice', () => {
  const { game } = shot(0).use();
  game.pick('p1', ['die:1']);
  expect(game.last('diceRerolled')!.after).toEqual(['evade', 'blank', 'blank']);
  expect(game.tokens('A1')).toEqual({ stress: 1 });
});

test('Zuckuss (crew): not while stressed', () => {
  expect(shot(1).offered()).toEqual([]);
});
