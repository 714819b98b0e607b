import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (range: 0 | 1, third?: { at: readonly [number, number] }) =>
  inDuel('upgrade:mandaloriantactics-talent', {
    on: 'defender',
    range,
    ...(third ? { third } : {}),
    rolls: 'hit hit hit hit / focus blank blank',
  })
    .attack()
    .offered();

test('Mandalorian Tactics: with an enemy at range 0 a blank is rerolled', () => {
  const { game } = inDuel('upgrade:mandaloriantactics-talent', {
    on: 'defender',
    range: 1,
    third: { at: [497, 440] },
    rolls: 'hit hit hit hit / focus blank blank evade',
  })
    .attack()
    .use();
  expect(game.offers('p2')).toEqual(['die:1', 'die:2']);
  game.pick('p2', ['die:2']);
  expect(game.last('diceRerolled')!.after).toEqual(['focus', 'blank', 'evade']);
});
test('Mandalorian Tactics: not at range 1', () => {
  expect(shot(1)).toEqual([]);
  expect(shot(1, { at: [520, 440] })).toEqual([]);
});
