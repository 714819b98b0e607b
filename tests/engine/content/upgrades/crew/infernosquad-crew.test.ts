import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (pilot: string, third = {}) =>
  inDuel('upgrade:infernosquad-crew', {
    on: 'wingman',
    third,
    attacker: { pilot },
    rolls: 'blank focus / blank blank blank',
  }).attack();

test('Inferno Squad: a hit suffered here makes a result of Gideon Hask a hit', () => {
  const { game } = shot('gideonhask').use();
  game.pick('p1', ['die:0']);
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'focus']);
  expect(game.about('A2', 'shieldLost')).toBeDefined();
});

test('Inferno Squad: not for others, nor beyond range 2', () => {
  expect(shot('academypilot').offered()).toEqual([]);
  expect(shot('delmeeko').offered()).toHaveLength(1);
  expect(shot('delmeeko', { at: [860, 300] }).offered()).toEqual([]);
});
